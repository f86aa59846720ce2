/** Where the browser code of a version is, and what it must be. */
export interface RemoteFiles {
  /** URL of the federation entry. */
  readonly entry: string;
  /** Subresource integrity of the entry. */
  readonly integrity: string;
  /** Subresource integrity of its style sheet, which lies beside the entry. */
  readonly styles?: string | undefined;
}

/** A remote that a page may load: the version checked by the server. */
export interface RemoteForPage {
  readonly version: string;
  /** Routes of its own that its running version does not serve, if any. */
  readonly lacks?: readonly string[] | undefined;
  /** Of the page's own remote, and of a tester's; those of others are fetched. */
  readonly files?: RemoteFiles | undefined;
}

/** By the name of the remote. */
export type RegistryForPage = Readonly<Record<string, RemoteForPage>>;

/** The address of a remote's style sheet. */
export const styleSheetOf = (entry: string): string => entry.replace(/[^/]*$/, 'styles.css');
