import type { HostState, RowsShareImage, Translate, Visit } from '@tipmark/remote-kit';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { readRefereeView, refereeAddress } from './referee-address.ts';
import { refereePage } from './referee-loads.ts';

const MEANS = ['yellowCards', 'redCards', 'penalties', 'fouls'] as const;
/** Leagues that fit above a title. */
const MOST_LEAGUES = 2;

/**
 * A referee's share image: averages of the last matches, each one with its sample size. A view
 * with choices has none.
 */
export const refereeShareImage = (
  state: HostState,
  { search, locale }: Visit,
  t: Translate,
): RowsShareImage | undefined => {
  const page = refereePage.select(state).data;
  const atFirst = refereeAddress('0', readRefereeView(new URLSearchParams()), locale);
  if (!page || refereeAddress('0', readRefereeView(search), locale) !== atFirst) return undefined;
  const { referee, figures: statistics, leagues } = page;
  const withN = (value: string, n: number) => ({
    values: [value],
    note: `n = ${formatNumber(n, locale)}`,
  });
  const means = MEANS.flatMap((key) => {
    const mean = statistics[key];
    if (mean === null) return [];
    const value = formatNumber(mean.average, locale, { decimals: 2 });
    return [{ label: '', name: t(`stats.figure-${key}`), ...withN(value, mean.of) }];
  });
  const { line, over, of } = statistics.cards;
  const share = formatPercent((over / of) * 100, locale, { decimals: 0 });
  const cards = {
    label: '',
    name: t('stats.cardsOver', { line: formatNumber(line, locale) }),
    ...withN(share, of),
  };
  const rows = of > 0 ? [...means, cards] : means;
  const matches = t('stats.matches', { n: statistics.count });
  const note = rows.length > 0 ? `${matches} · ${t('stats.perMatch')}` : matches;
  const names = leagues.slice(0, MOST_LEAGUES).map(({ name }) => name);
  const above = [referee.countryName, ...names].join(' · ');
  const message = rows
    .map((row) => [`${row.name} ${row.values.join()}`, row.note].join(', '))
    .join('; ');
  return {
    alt: [referee.name, above, note, message].filter(Boolean).join('. '),
    above,
    title: { name: referee.name },
    note,
    heads: [],
    rows,
  };
};
