import type { Locale } from '../host/host-state.ts';

/** One visit to a screen: everything its loads may depend on. */
export interface Visit {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly locale: Locale;
  /** IANA name. */
  readonly timeZone: string;
  readonly isMobile: boolean;
  readonly isSignedIn: boolean;
  /** A subscription is active. */
  readonly isPremium: boolean;
  readonly nowSeconds: number;
}
