import type { LeaderboardRow } from '@tipmark/contract';
import { ERRORS_OF_INTERVAL, TIP_RESULT, type TipResult } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { formatPercent } from '@tipmark/remote-kit/i18n';
import type { MatchOutcome } from '@tipmark/ui-kit/betting';
import { type Sign, signOf } from '../../parts/format/signed-numbers.ts';
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
  const results = matches.map(({ outcome }) => t(`rating.form-${outcome}`)).join(', ');
  return { matches, label: t('rating.formLabel', { results: results }) };
}

/** With fewer tips a profit is as likely luck, whatever its size. */
const TIPS_OF_PROFIT = 300;
const PERCENT = 100;

type Roi = Pick<LeaderboardRow, 'averageOdds' | 'countOfTips' | 'effectiveTips' | 'roiPercent'>;

/** Half the width of the 90 % interval of a ROI, percent; undefined where it cannot be known. */
export function roiMargin({ averageOdds, effectiveTips }: Roi): number | undefined {
  if (averageOdds === null || !effectiveTips) return undefined;
  return PERCENT * ERRORS_OF_INTERVAL * Math.sqrt((averageOdds - 1) / effectiveTips);
}

/** The sign a ROI is coloured by: a profit over few tips is not shown as one. */
export function signOfRoi({ roiPercent, countOfTips }: Roi): Sign {
  const sign = signOf(roiPercent);
  return sign === 'pos' && countOfTips < TIPS_OF_PROFIT ? undefined : sign;
}

type Published = Pick<LeaderboardRow, 'delayedPercent' | 'languages'>;

/** How open the tips are and in which language they are explained: `76% open · in English`. */
export function publishingText(
  { delayedPercent, languages }: Published,
  { t, locale }: Reader,
): string {
  const open =
    delayedPercent === null
      ? []
      : [
          t('rating.open', {
            percent: formatPercent(PERCENT - delayedPercent, locale, { decimals: 0 }),
          }),
        ];
  const written = languages.length === 0 ? [] : [t(`rating.in-${languages.join('-')}`)];
  return [...open, ...written].join(' · ');
}

/** The rows an address selects; ranks are those of the full table. */
export const shownRows = (
  rows: readonly LeaderboardRow[],
  { minTips, isPremiumOnly }: RatingView,
): readonly LeaderboardRow[] =>
  rows.filter((row) => row.countOfTips >= minTips && (!isPremiumOnly || row.isPremiumCapper));
