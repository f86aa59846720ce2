import { CLOSING_PROOF_MIN_TIPS, MONTH_MIN_TIPS, readBadges } from '@tipmark/domain';
import type { Reader } from '../page/reader.ts';
import { monthName } from './month-name.ts';

export interface BadgeText {
  readonly text: string;
  /** The rule by which it is earned, as it follows the text and a colon. */
  readonly title: string;
}

/** Badges of a capper with their rules; of several months that were won, the latest. */
export function badgeTexts(
  badges: readonly number[],
  { t, locale }: Pick<Reader, 't' | 'locale'>,
): BadgeText[] {
  const { months, hasClosingProof } = readBadges(badges);
  const [latest] = months;
  return [
    ...(latest === undefined
      ? []
      : [
          {
            text: t('match.badgeMonth', { month: monthName(latest, locale, 'short') }),
            title: t('match.badgeMonthRule', {
              month: monthName(latest, locale),
              minimum: MONTH_MIN_TIPS,
            }),
          },
        ]),
    ...(hasClosingProof
      ? [
          {
            text: t('match.badgeClosing'),
            title: t('match.badgeClosingRule', { minimum: CLOSING_PROOF_MIN_TIPS }),
          },
        ]
      : []),
  ];
}
