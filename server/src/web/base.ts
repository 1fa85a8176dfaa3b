declare global {
  /** The URL of the folder of these programs, with a slash at its end; who starts a worker defines it. */
  var docsightBase: string;
}

/** Returns the URL of a file next to these programs. */
export function urlOf(name: string): string {
  return `${globalThis.docsightBase}${name}`;
}

/** Starts a program as a worker. One of another origin, as that of an extension is, has to be imported by one of ours. */
export function startWorker(program: string): Worker {
  const base = JSON.stringify(globalThis.docsightBase);
  const script = `self.docsightBase = ${base}; importScripts(${JSON.stringify(urlOf(program))});`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
}
