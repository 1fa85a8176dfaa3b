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

/** The names of the platform that a snippet doesn’t have: in its text all but JavaScript’s and browsers’ names are attributes. */
export const namesOfPages: ReadonlySet<string> = new Set(platform.split(/\s+/));

/** The names that every page has without an import. */
export const globalNames: ReadonlySet<string> = new Set(`${language} ${browser} ${platform}`.split(/\s+/));

/** The other names of browsers, which an undefined name may mean. */
const otherBrowser = `name event status length top parent self origin open close stop find print focus blur external frames
  opener closed menubar toolbar scrollbars statusbar locationbar personalbar frameElement clientInformation visualViewport
  screenX screenY screenLeft screenTop scrollX scrollY scroll pageXOffset pageYOffset outerWidth outerHeight isSecureContext
  crossOriginIsolated indexedDB caches scheduler trustedTypes speechSynthesis navigation cookieStore postMessage moveTo
  moveBy resizeTo resizeBy reportError createImageBitmap Option Range Selection Text Comment Attr Document DocumentFragment
  Window History Location Navigator Screen Storage Plugin Touch Path2D OffscreenCanvas ImageData ImageBitmap Animation
  KeyframeEffect Cache Credential Crypto CryptoKey SubtleCrypto DataTransfer WebAssembly Atomics SharedArrayBuffer Iterator
  FinalizationRegistry SuppressedError Temporal chrome arguments exports`;

/** What programs on a site put on the window: analytics, chats and libraries that a script loads. */
const loaded = `gtag ga dataLayer fbq hj posthog mixpanel amplitude analytics plausible heap clarity rudderanalytics pirsch
  fathom umami twq ttq lintrk pendo FS LogRocket Sentry Intercom drift zE Beacon koala ko Reo hubspot HubSpotConversations
  hbspt Calendly Cal mermaid Prism hljs katex MathJax renderMathInElement Plotly Chart d3 THREE gsap jQuery L mapboxgl
  google grecaptcha turnstile Stripe Paddle Tawk_API Kapa mintlify next tailwind algoliasearch docsearch DocSearch`;

const others: ReadonlySet<string> = new Set(`${otherBrowser} ${loaded}`.split(/\s+/));

/** Groups of names of browsers, and what by convention is on the window. */
const otherForms =
  /^(?:[_$]|on[a-z]+$|webkit|moz[A-Z]|(?:HTML|SVG|CSS|DOM|RTC|GPU|IDB|XR|XML|XPath|WebGL|Web|Media|Audio|Video|Speech|Performance|Readable|Writable|Transform|Text|Broadcast|Shared|Service|Storage|Payment|Presentation|USB|HID|MIDI|Bluetooth|Canvas|Mutation|Navigat|Node|File|Font|Gamepad|Geolocation|Push|Permission)(?:[A-Z]\w*)?$)|(?:Event|Element|Observer|Stream|Error|List)$/;

/** Whether a name may be defined without the page: always, in browsers, or by a script of the site. */
export function isGlobal(name: string): boolean {
  return globalNames.has(name) || others.has(name) || otherForms.test(name);
}
