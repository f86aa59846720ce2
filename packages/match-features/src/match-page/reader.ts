import type { Locale, Translate } from '@tipmark/remote-kit';

/** Who reads the page: everything words, numbers and times depend on. */
export interface Reader {
  readonly t: Translate;
  readonly locale: Locale;
  readonly timeZone: string;
  /** Clock of the page in Unix seconds, to a quarter of an hour: enough to know what day it is. */
  readonly nowSeconds: number;
}
