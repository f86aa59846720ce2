import { PREMIUM_CAPPER_MIN_TIPS } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

/** How many settled tips a line has at least; 0 = any number. */
export const MIN_TIPS = [0, 50, PREMIUM_CAPPER_MIN_TIPS] as const;
/** A contest, or one season of it. */
const MAX_CONTEST_ID = 10_000_000;

export interface RatingView {
  /** 0 = the rating of everybody. */
  readonly contestId: number;
  readonly minTips: number;
  readonly isPremiumOnly: boolean;
}

export const plainRating: RatingView = { contestId: 0, minTips: 0, isPremiumOnly: false };

function numberOf(text: string | null): number {
  const value = /^\d{1,8}$/.test(text ?? '') ? Number(text) : 0;
  return value <= MAX_CONTEST_ID ? value : 0;
}

/** Reads an address; whatever is missing or nonsense has its default. */
export function readRatingView(search: URLSearchParams): RatingView {
  const minTips = numberOf(search.get('minTips'));
  return {
    contestId: numberOf(search.get('contestId')),
    minTips: MIN_TIPS.find((tips) => tips === minTips) ?? 0,
    isPremiumOnly: search.get('only') === 'premium',
  };
}

/** Address of the leaderboard in a view, defaults left out. */
export function ratingAddress(view: RatingView, locale: Locale): string {
  const params = {
    contestId: view.contestId > 0 ? view.contestId : undefined,
    minTips: view.minTips > 0 ? view.minTips : undefined,
    only: view.isPremiumOnly ? 'premium' : undefined,
  };
  return href('leaderboard', params, { locale });
}
