declare global {
  /** The URL of the folder of these programs, with a slash at its end; who starts a worker defines it. */
  var docsightBase: string;
}

/** Returns the URL of a file next to these programs. */
export function urlOf(name: string): string {
  return `${globalThis.docsightBase}${name}`;
}

/**
 * Starts a program as a worker; `base` is the URL of its folder. One of another origin, as that of an extension is, has to
 * be imported by one of ours.
 */
export function startWorker(program: string, base = globalThis.docsightBase): Worker {
  const script = `self.docsightBase = ${JSON.stringify(base)}; importScripts(${JSON.stringify(`${base}${program}`)});`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
}
