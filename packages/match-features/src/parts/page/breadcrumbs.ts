import type { LinkedData } from '@tipmark/remote-kit';

export interface Crumb {
  readonly name: string;
  /** Path of the page it leads to. */
  readonly path: string;
}

/** The path of a page in the site, from the outermost page to the page itself. */
export const breadcrumbs = (
  crumbs: readonly Crumb[],
  absolute: (path: string) => string,
): LinkedData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});
