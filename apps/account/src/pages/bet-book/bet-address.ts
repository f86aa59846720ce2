import { BET_CURRENCIES, type BetCurrency, isBetCurrency, SPORT_NAMES } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

export const BOOK_STATUSES = ['open', 'settled', 'won', 'lost'] as const;
export const BOOK_DAYS = [0, 30, 90, 365] as const;
export const BOOK_SPORTS = [...SPORT_NAMES, 'other'] as const;

/** What of the book is shown; absent = everything. */
export interface BookView {
  readonly view: 'list' | 'add' | 'file';
  /** The bet that is changed; 0 = none. */
  readonly bet: number;
  readonly status: (typeof BOOK_STATUSES)[number] | undefined;
  readonly sport: (typeof BOOK_SPORTS)[number] | undefined;
  readonly days: (typeof BOOK_DAYS)[number];
  readonly currency: BetCurrency | undefined;
  readonly page: number;
}

const PLAIN: BookView = {
  view: 'list',
  bet: 0,
  status: undefined,
  sport: undefined,
  days: 0,
  currency: undefined,
  page: 1,
};

const MOST_PAGES = 400;

const numberOf = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0);

export function readBookView(search: URLSearchParams): BookView {
  const currency = search.get('currency') ?? '';
  const view = search.get('view');
  return {
    view: view === 'add' || view === 'file' ? view : 'list',
    bet: numberOf(search.get('bet')),
    status: BOOK_STATUSES.find((one) => one === search.get('status')),
    sport: BOOK_SPORTS.find((one) => one === search.get('sport')),
    days: BOOK_DAYS.find((one) => String(one) === search.get('days')) ?? 0,
    currency: isBetCurrency(currency) ? currency : undefined,
    page: Math.min(MOST_PAGES, Math.max(1, numberOf(search.get('page')))),
  };
}

/** The address of a view; unnamed parts get their defaults. */
export function bookAddress(wanted: Partial<BookView>, locale: Locale): string {
  const { view, bet, status, sport, days, currency, page } = { ...PLAIN, ...wanted };
  const params = {
    view: view === 'list' ? undefined : view,
    bet: bet === 0 ? undefined : String(bet),
    status,
    sport,
    days: days === 0 ? undefined : String(days),
    currency,
    page: page === 1 ? undefined : String(page),
  };
  return href('betBook', params, { locale });
}

export const CURRENCY_OPTIONS = BET_CURRENCIES.map((code) => ({ value: code, text: code }));
