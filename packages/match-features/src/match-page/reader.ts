import type { Locale, Translate } from '@tipmark/remote-kit';

/** Who reads the page: everything words, numbers and times depend on. */
export interface Reader {
  readonly t: Translate;
  readonly locale: Locale;
  readonly timeZone: string;
}
