/** The generation of the format that introduced a component or an attribute: older sites can't use a current one. */
export type Generation = 'classic' | 'current';

/** Components that do the same kind of work, in the order in which they are explained. */
export const componentFamilies = ['callouts', 'structure', 'cards', 'code', 'api', 'media'] as const;
export type ComponentFamily = (typeof componentFamilies)[number];

/** What components have in common, so that no rule lists their names; see `schemas/components.schema.json`. */
export type ComponentTrait =
  | 'isHistory'
  | 'isCopied'
  | 'holdsCode'
  | 'isApiExample'
  | 'isApiField'
  | 'isShownOnce'
  | 'hidesHeadings'
  | 'framesImages'
  | 'flowsLikePage';

/** What is known of a component or an HTML element. */
export interface ComponentSpec {
  /** As written in a tag: `Card`, `Color.Row`, `img`. */
  readonly name: string;
  /** One sentence without a full stop, for lists and hover. */
  readonly summary: string;
  /** Markdown: when to use it, and what to watch. */
  readonly description?: string;
  readonly since: Generation;
  /** What it is explained together with; missing for those that few pages need. */
  readonly family?: ComponentFamily;
  readonly traits?: readonly ComponentTrait[];
  /** How often real sites use it, and its attributes; missing if hardly any does. */
  readonly usage?: ComponentUsage;
  /** Set for the HTML elements that have an entry; other elements and attributes of HTML are never checked. */
  readonly isHtml?: boolean;
  /** The component of which this is an alias; its attributes, children and content apply here too. */
  readonly aliasOf?: string;
  /** The platform accepts it, but its use is unknown: it isn't offered, its attributes aren't checked. */
  readonly isUndocumented?: boolean;
  /** What to use instead. */
  readonly deprecated?: string;
  readonly attributes: readonly AttributeSpec[];
  /** Set if unlisted attributes are not checked. */
  readonly anyAttributes?: boolean;
  /** Groups of attributes of which one is required. */
  readonly oneOf?: readonly AttributeChoice[];
  /** The only allowed direct parents; fragments are skipped. */
  readonly parents?: readonly string[];
  /** The only allowed direct children, `fence` for fenced code blocks. Undefined if anything is allowed. */
  readonly children?: readonly string[];
  /** The usual children, which completion offers first; others are allowed. Equals `children` if those are defined. */
  readonly parts?: readonly string[];
  readonly content: ContentKind;
  /**
   * A VS Code snippet of the complete component: required attributes, tab stops, children, closing tag. Indented with
   * tabs.
   */
  readonly body: string;
  /** As the body, around the selected text: `${TM_SELECTED_TEXT}`. Undefined if nothing sensible can be wrapped. */
  readonly surround?: string;
  /** The attribute that creates a section. The element's own `id` takes precedence. */
  readonly sections?: SectionSpec;
  /** Correct and complete, for hover and the reference; empty only if the component is undocumented. */
  readonly example: string;
}

/** How often real sites use a component. */
export interface ComponentUsage {
  /** How many of 1,000 components on a site are this one, as the mean of all sites. */
  readonly share: number;
  /** How many of 100 have an attribute. */
  readonly attributes?: Readonly<Record<string, number>>;
}

/**
 * The content between the tags: Markdown blocks; plain text; or nothing, so that the component usually closes itself.
 * `inline` components belong in sentences and contain text at most.
 */
export type ContentKind = 'flow' | 'inline' | 'text' | 'none';

/** Attributes of which exactly one (exclusive) or at least one is required. */
export interface AttributeChoice {
  readonly names: readonly string[];
  readonly isExclusive: boolean;
}

export interface SectionSpec {
  /** The attribute whose value becomes the section's id; see `sectionAttributes` for its alternatives. */
  readonly from: string;
  /**
   * How the text becomes the id: as in headings, as in headings and numbered with them (`listed`), as there but still
   * encoded, as in accordions' titles or in parameters' names.
   */
  readonly form: 'heading' | 'listed' | 'encoded' | 'accordion' | 'param';
}

export interface AttributeSpec {
  readonly name: string;
  /** One sentence without a full stop. */
  readonly summary: string;
  /** An `expression` needs braces (lists, objects); `any` is a string or an expression of several kinds. */
  readonly type: 'string' | 'boolean' | 'number' | 'integer' | 'expression' | 'any';
  /** Set for an expression that must be a list of plain strings. */
  readonly items?: 'string';
  /** What the string means. */
  readonly kind?: AttributeKind;
  /** Without it the component is broken. */
  readonly required?: boolean;
  /** Without it the component still shows, but badly. */
  readonly recommended?: boolean;
  readonly default?: string | number | boolean;
  /** The only allowed values. */
  readonly values?: readonly AttributeValue[];
  /** A boolean that any string turns on, `"false"` included, so that readers see the attribute's name. */
  readonly isShownByAnyText?: boolean;
  /** Values worth offering; others are as good. */
  readonly examples?: readonly string[];
  /** Numbers only; the bound itself is allowed. */
  readonly minimum?: number;
  /** Numbers only; the bound itself is allowed. */
  readonly maximum?: number;
  readonly since: Generation;
  /** What to use instead. */
  readonly deprecated?: string;
}

export type AttributeKind = 'icon' | 'link' | 'image' | 'file' | 'color' | 'markdown' | 'snippet';

export interface AttributeValue {
  readonly value: string;
  /** One sentence without a full stop. */
  readonly summary?: string;
}
