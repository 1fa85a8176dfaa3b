import type { FromPreview, PanelState, ToPreview } from '../../../../server/src/protocol/previewMessages.ts';

/** What surrounds the page: the editor’s panel, or a browser. */
export interface Host {
  readonly kind: 'editor' | 'browser';
  send(message: FromPreview): void;
  readState(): Partial<PanelState>;
  writeState(state: Partial<PanelState>): void;
}

interface EditorApi {
  postMessage(message: FromPreview): void;
  getState(): PanelState | undefined;
  setState(state: Partial<PanelState>): void;
}

// An element of a page with such an id would be a global of that name.
declare const acquireVsCodeApi: unknown;

/** Returns the host, and passes its messages on. */
export function connectHost(receive: (message: ToPreview) => void): Host {
  if (typeof acquireVsCodeApi !== 'function') return browserHost;
  const api = (acquireVsCodeApi as () => EditorApi)();
  window.addEventListener('message', ({ data }: MessageEvent<ToPreview>) => {
    receive(data);
  });
  return {
    kind: 'editor',
    send: (message) => {
      api.postMessage(message);
    },
    readState: () => api.getState() ?? {},
    writeState: (state) => {
      api.setState({ ...api.getState(), ...state });
    },
  };
}

const storageKey = 'docsight-preview';

/** In a browser, links are links, and the mode is kept for the address of the server. */
const browserHost: Host = {
  kind: 'browser',
  send: () => undefined,
  readState: () => {
    try {
      return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<PanelState>;
    } catch {
      return {};
    }
  },
  writeState: (state) => {
    localStorage.setItem(storageKey, JSON.stringify({ ...browserHost.readState(), ...state }));
  },
};
