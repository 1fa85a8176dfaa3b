/** The names that JavaScript itself has. */
const language = `undefined NaN Infinity globalThis Object Array String Number Boolean Symbol BigInt Math Date RegExp JSON Map
  Set WeakMap WeakSet WeakRef Promise Proxy Reflect Intl Error TypeError RangeError SyntaxError ReferenceError URIError
  AggregateError ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array
  Float32Array Float64Array BigInt64Array BigUint64Array parseInt parseFloat isNaN isFinite encodeURI encodeURIComponent
  decodeURI decodeURIComponent escape unescape eval Function`;

/** Of the names that browsers have, those that nobody writes by accident, as `name`, `event` or `status`. */
const browser = `window document navigator location history screen localStorage sessionStorage console performance crypto
  fetch setTimeout clearTimeout setInterval clearInterval requestAnimationFrame cancelAnimationFrame requestIdleCallback
  cancelIdleCallback queueMicrotask structuredClone matchMedia getComputedStyle getSelection scrollTo scrollBy alert confirm
  prompt atob btoa addEventListener removeEventListener dispatchEvent innerWidth innerHeight devicePixelRatio customElements
  URL URLSearchParams Headers Request Response FormData Blob File FileReader AbortController AbortSignal Event CustomEvent
  EventSource WebSocket Worker MessageChannel IntersectionObserver MutationObserver ResizeObserver TextEncoder TextDecoder
  Node Element HTMLElement Image Audio DOMParser XMLHttpRequest Notification`;

/** What pages get from React and from the platform. */
const platform = `React Fragment useState useEffect useLayoutEffect useMemo useCallback useRef useContext useReducer useId
  useTransition useDeferredValue useSyncExternalStore useImperativeHandle useDebugValue useInsertionEffect createContext
  memo forwardRef user frontmatter config pageMetadata props`;

/** The names that every page has without an import. */
export const globalNames: ReadonlySet<string> = new Set(`${language} ${browser} ${platform}`.split(/\s+/));
