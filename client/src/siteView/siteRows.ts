import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import type { Outline } from '../../../server/src/protocol/siteView.ts';
import type { PageNode, SiteNode, SiteViewNode } from './node.ts';
import { SiteTree } from './siteTree.ts';

export interface OutlinedSite {
  readonly site: SiteInfo;
  readonly outline: Outline;
}

/** All rows of the view at one moment. */
export class SiteRows {
  readonly sites: readonly SiteInfo[];
  /** The rows of the sites; none if there is a single one. */
  readonly siteNodes: readonly SiteNode[];
  readonly #outlined: readonly OutlinedSite[];
  /** By the URI of the configuration. */
  readonly #trees: ReadonlyMap<string, SiteTree>;

  constructor(outlined: readonly OutlinedSite[], toFile: (uri: string) => string) {
    this.#outlined = outlined;
    this.sites = outlined.map(({ site }) => site);
    this.siteNodes = this.sites.length > 1 ? this.sites.map(siteNode) : [];
    const roots = new Map(this.siteNodes.map((node) => [node.id, node]));
    this.#trees = new Map(
      outlined.map(({ site, outline }) => {
        const root = roots.get(site.config);
        return [site.config, new SiteTree(site, outline, { root, toFile })];
      }),
    );
  }

  /** Returns the outermost rows. */
  get roots(): readonly SiteViewNode[] {
    const [only, ...others] = this.sites;
    if (only === undefined) return [];
    return others.length > 0 ? this.siteNodes : (this.tree(only)?.nodes ?? []);
  }

  /** Returns the rows below a row, which may come from an earlier moment. */
  childrenOf(node: SiteViewNode): readonly SiteViewNode[] {
    if (node.kind === 'site') return this.tree(node.site)?.nodes ?? [];
    return node.kind === 'page' ? [] : node.children;
  }

  tree({ config }: Pick<SiteInfo, 'config'>): SiteTree | undefined {
    return this.#trees.get(config);
  }

  node(id: string): SiteViewNode | undefined {
    const site = this.siteNodes.find((node) => node.id === id);
    return site ?? [...this.#trees.values()].map((tree) => tree.node(id)).find((node) => node !== undefined);
  }

  /** Returns the rows of a file in all sites. */
  pagesOf(file: string): readonly PageNode[] {
    return [...this.#trees.values()].flatMap((tree) => tree.pagesOf(file));
  }

  isSame(other: SiteRows): boolean {
    return JSON.stringify(this.#outlined) === JSON.stringify(other.#outlined);
  }
}

function siteNode(site: SiteInfo): SiteNode {
  return { kind: 'site', id: site.config, site, parent: undefined };
}
