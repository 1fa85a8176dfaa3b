import type { ComponentUse } from '../context.ts';
import type { Html } from '../html.ts';

/** How components are rendered, by their names. */
export type Renderers = Readonly<Record<string, (use: ComponentUse) => Html>>;
