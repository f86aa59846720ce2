import type { pagePremium, RequestOf } from '@tipmark/contract';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The payment a visitor returns from; PayPro repeats the name its checkout was given. */
export function paymentIn(search: URLSearchParams): string | undefined {
  const id = search.get('payment') ?? search.get('x-order') ?? '';
  return UUID.test(id) ? id : undefined;
}

/** What the page of premium is requested with. */
export function premiumRequest(search: URLSearchParams): RequestOf<typeof pagePremium> {
  const payment = paymentIn(search);
  return payment === undefined ? {} : { query: { payment } };
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** After these the page says that an email follows, and its button checks again. */
export const MAX_QUESTIONS = 24;

/** How long to wait before an undecided payment is asked about again. */
export function pauseBefore(countAsked: number): number {
  return Math.min(FIRST_PAUSE_MS * 1.5 ** countAsked, LONGEST_PAUSE_MS);
}
