import type { HostState, Locale, Translate } from '@tipmark/remote-kit';

/** The reader of the page: everything texts, numbers and times depend on. */
export interface Reader {
  readonly t: Translate;
  readonly locale: Locale;
  readonly timeZone: string;
  /** Clock of the page in Unix seconds, to a quarter of an hour: enough to determine the day. */
  readonly nowSeconds: number;
  /** How prices are written; absent: as decimals. */
  readonly oddsFormat?: HostState['view']['oddsFormat'] | undefined;
  /** What of the site's history is still being added; absent: nothing. */
  readonly filling?: HostState['view']['filling'] | undefined;
}
