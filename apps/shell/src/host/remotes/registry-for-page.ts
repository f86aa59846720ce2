/** What a page knows of a remote it may load: the versions checked by the server. */
export interface RemoteForPage {
  readonly name: string;
  readonly version: string;
  /** URL of the federation entry. */
  readonly entry: string;
  /** Subresource integrity of the entry. */
  readonly integrity: string;
  /** Subresource integrity of its style sheet, `styles.css` beside the entry. */
  readonly styles?: string | undefined;
  /** Names of the routes its running version serves. */
  readonly routes: readonly string[];
}

export type RegistryForPage = Readonly<Record<string, RemoteForPage>>;

/** The address of a remote's style sheet. */
export const styleSheetBeside = (entry: string): string => entry.replace(/[^/]*$/, 'styles.css');
