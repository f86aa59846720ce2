import type { HostState, Locale, Messages } from '@tipmark/remote-kit';
import type { RegistryForPage } from '../remotes/registry-for-page.ts';
import type { StyleSheetFile } from '../styles/style-sheets.ts';
import type { PageFailure } from './page-failure.ts';

/** The server's data for the browser: `<script id="boot" type="application/json">`. */
export interface BootData {
  readonly contract: number;
  readonly locale: Locale;
  readonly productSlug: string;
  /** Remote that owns the page, if the site has it. */
  readonly remote?: string | undefined;
  readonly registry: RegistryForPage;
  /** The shell's styles that the page does not show. */
  readonly styles: StyleSheetFile;
  /** The screen of the page. */
  readonly route?: string | undefined;
  /** The messages that the page shows, by namespace. */
  readonly i18n: Readonly<Record<string, Messages>>;
  readonly state: Partial<HostState>;
  /** Why the server could not show the screen. */
  readonly failure?: PageFailure | undefined;
  readonly isClockFixed: boolean;
}

/** The id of the element that carries the boot data. */
export const bootElementId = 'boot';
