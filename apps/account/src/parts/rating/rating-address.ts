import {
  isTableMonth,
  PREMIUM_CAPPER_MIN_TIPS,
  SEARCH_PERIOD,
  type SearchPeriod,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

/** The minimum number of settled tips of a line; 0 = any. */
export const MIN_TIPS = [0, 50, PREMIUM_CAPPER_MIN_TIPS] as const;
/** A contest, or one season of it. */
const MAX_CONTEST_ID = 10_000_000;

/** Periods of the tables, from the shortest; the rating itself uses 90 days. */
export const PERIODS = [
  SEARCH_PERIOD.days7,
  SEARCH_PERIOD.days30,
  SEARCH_PERIOD.days90,
  SEARCH_PERIOD.days365,
  SEARCH_PERIOD.allTime,
] as const;
const RATING_PERIOD = SEARCH_PERIOD.days90;

export interface RatingView {
  /** 0 = the overall rating. */
  readonly contestId: number;
  readonly period: SearchPeriod;
  /** A calendar month, `202611`, in place of a period; 0 = none. */
  readonly month: number;
  readonly minTips: number;
  readonly isPremiumOnly: boolean;
}

export const plainRating: RatingView = {
  contestId: 0,
  period: RATING_PERIOD,
  month: 0,
  minTips: 0,
  isPremiumOnly: false,
};

function numberOf(text: string | null): number {
  const value = /^\d{1,8}$/.test(text ?? '') ? Number(text) : 0;
  return value <= MAX_CONTEST_ID ? value : 0;
}

/** Reads an address; missing and invalid values get their defaults. */
export function readRatingView(search: URLSearchParams): RatingView {
  const minTips = numberOf(search.get('minTips'));
  const period = numberOf(search.get('period'));
  const month = numberOf(search.get('month'));
  return {
    contestId: numberOf(search.get('contestId')),
    period: PERIODS.find((one) => one === period) ?? RATING_PERIOD,
    month: isTableMonth(month) ? month : 0,
    minTips: MIN_TIPS.find((tips) => tips === minTips) ?? 0,
    isPremiumOnly: search.get('only') === 'premium',
  };
}

/** Address of the leaderboard in a view, without defaults. */
export function ratingAddress(view: RatingView, locale: Locale): string {
  const isOfMonth = view.contestId === 0 && view.month > 0;
  const hasPeriod = view.contestId === 0 && !isOfMonth && view.period !== RATING_PERIOD;
  const params = {
    contestId: view.contestId > 0 ? view.contestId : undefined,
    period: hasPeriod ? view.period : undefined,
    month: isOfMonth ? view.month : undefined,
    minTips: view.minTips > 0 ? view.minTips : undefined,
    only: view.isPremiumOnly ? 'premium' : undefined,
  };
  return href('leaderboard', params, { locale });
}
