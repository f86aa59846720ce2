import { rankingWeekAfter, rankingWeekAt } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import type { ListChoice } from '@tipmark/match-features/lists';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { dayText } from './rankings-address.ts';

const YEAR_WEEKS = 52;

/** Mondays of the past year that may have a ranking, newest first, without the present one. */
function pastWeeks(current: number, firstWeek: number | null | undefined): number[] {
  return Array.from({ length: YEAR_WEEKS }, (_, index) =>
    rankingWeekAfter(current, -index - 1),
  ).filter((week) => firstWeek === undefined || (firstWeek !== null && week >= firstWeek));
}

/** The weeks of a year as a choice, and the chosen one where it is older. */
export function weekChoice(
  chosen: string,
  firstWeek: number | null | undefined,
  { t, locale, nowSeconds }: Pick<Reader, 't' | 'locale' | 'nowSeconds'>,
): ListChoice {
  const current = rankingWeekAt(nowSeconds);
  const weeks = pastWeeks(current, firstWeek).map(dayText);
  const value = chosen === dayText(current) ? '' : chosen;
  const isOther = value !== '' && !weeks.includes(value);
  const textOf = (week: string) =>
    t('rankings.weekOf', { day: formatDate(Date.parse(week) / 1_000, locale, 'UTC') });
  return {
    name: 'date',
    label: t('rankings.week'),
    value,
    options: [
      { value: '', text: t('rankings.now') },
      ...[...weeks, ...(isOther ? [value] : [])].map((week) => ({
        value: week,
        text: textOf(week),
      })),
    ],
  };
}
