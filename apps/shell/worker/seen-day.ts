/** A match of a day as it was on the screen, as text. */
export interface SeenMatch {
  readonly time: string;
  readonly home: string;
  readonly away: string;
  readonly score: string;
}

/**
 * The day of results a visitor saw last: public data only, nothing of the visitor. Texts are in the
 * language of the page.
 */
export interface SeenDay {
  readonly title: string;
  /** When it was loaded. */
  readonly seenAt: string;
  readonly locale: 'ru' | 'en';
  readonly leagues: readonly { readonly name: string; readonly matches: readonly SeenMatch[] }[];
}

/** Messages from pages to the worker. */
export type WorkerMessage =
  | { readonly kind: 'files'; readonly addresses: readonly string[] }
  | { readonly kind: 'day'; readonly day: SeenDay };

export const MAX_SEEN_MATCHES = 300;
