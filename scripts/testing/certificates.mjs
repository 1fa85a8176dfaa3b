/**
 * Returns an environment without further certificates: Node.js reads them each time it starts, which takes as long as the
 * start itself, and no test talks to another machine.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutCertificates(env = process.env) {
  const { NODE_EXTRA_CA_CERTS: _, ...others } = env;
  return others;
}
