import type { LeaderboardRow } from '@tipmark/contract';
import { TIP_RESULT, type TipResult } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import type { MatchOutcome } from '@tipmark/ui-kit/betting';
import type { RatingView } from '../../parts/rating/rating-address.ts';

const OUTCOMES: Readonly<Partial<Record<TipResult, MatchOutcome>>> = {
  [TIP_RESULT.won]: 'won',
  [TIP_RESULT.halfWon]: 'won',
  [TIP_RESULT.returned]: 'drawn',
  [TIP_RESULT.halfLost]: 'lost',
  [TIP_RESULT.lost]: 'lost',
};

const LETTERS = { won: 'match.letterWon', drawn: 'match.letterDrawn', lost: 'match.letterLost' };

/** The last results of a capper as badges, half results on their side, and as text. */
export function formOf({ lastResults }: Pick<LeaderboardRow, 'lastResults'>, { t }: Reader) {
  const matches = lastResults.flatMap((result, index) => {
    const outcome = OUTCOMES[result];
    if (outcome === undefined) return [];
    return { key: String(index), outcome, letter: t(LETTERS[outcome]) };
  });
  const inWords = matches.map(({ outcome }) => t(`rating.form-${outcome}`)).join(', ');
  return { matches, label: t('rating.formLabel', { results: inWords }) };
}

/** The rows an address selects; places are those of the full table. */
export const shownRows = (
  rows: readonly LeaderboardRow[],
  { minTips, isPremiumOnly }: RatingView,
): readonly LeaderboardRow[] =>
  rows.filter((row) => row.countOfTips >= minTips && (!isPremiumOnly || row.isPremiumCapper));
