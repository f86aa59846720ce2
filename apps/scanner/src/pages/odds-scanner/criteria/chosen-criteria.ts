import { VALUE_KIND } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { type Condition, conditionOf, conditionsOfIds } from '../../../parts/filter/condition.ts';
import { type ShownCriteria, wayOf } from './scanner-address.ts';

type Chosen = (criteria: ShownCriteria, reader: Reader) => readonly Condition[];

const percentOf = (value: number, { locale }: Reader) =>
  formatPercent(value, locale, { decimals: 0 });

const moves: Chosen = (criteria, reader) => {
  const way = wayOf(criteria);
  if (way === 'any') return [];
  const { minChangePercent: least } = criteria;
  const text = least
    ? reader.t(`oddsScanner.by-${way}`, { percent: percentOf(least, reader) })
    : reader.t(`oddsScanner.way-${way}`);
  return [conditionOf(text, 'way', 'change')];
};

const prices: Chosen = ({ minOdds, maxOdds }, { t }) => {
  const [isLeast, isMost] = [typeof minOdds === 'number', typeof maxOdds === 'number'];
  if (!isLeast && !isMost) return [];
  const key = isLeast && isMost ? 'oddsBetween' : isLeast ? 'oddsFrom' : 'oddsTo';
  const bounds = { min: formatOdds(minOdds), max: formatOdds(maxOdds) };
  return [conditionOf(t(`oddsScanner.${key}`, bounds), 'min', 'max')];
};

/** A number of hours, or of leagues, that is on unless it is absent or 0. */
const counted = (
  count: number | null | undefined,
  key: string,
  params: readonly string[],
  { t }: Reader,
): readonly Condition[] =>
  count ? [conditionOf(t(`oddsScanner.${key}`, { count }), ...params)] : [];

const matches: Chosen = (criteria, reader) => {
  const { matchHours, leagueIds, exceptLeagueIds, leagueCategories, outcomeCategories } = criteria;
  const { t } = reader;
  return [
    ...counted(matchHours, 'startsWithin', ['start'], reader),
    ...conditionsOfIds('outcome', outcomeCategories ?? [], (id) => t(`oddsScanner.category-${id}`)),
    ...conditionsOfIds('kind', leagueCategories ?? [], (id) => t(`oddsScanner.kind-${id}`)),
    ...counted(leagueIds?.length, 'leaguesChosen', ['league'], reader),
    ...counted(exceptLeagueIds?.length, 'leaguesExcepted', ['league', 'except'], reader),
  ];
};

const value: Chosen = ({ minValuePercent, valueKind }, reader) => {
  if (typeof minValuePercent !== 'number') return [];
  const key = valueKind === VALUE_KIND.toModel ? 'valueToModel' : 'valueToMarket';
  const percent = percentOf(minValuePercent, reader);
  return [conditionOf(reader.t(`oddsScanner.${key}`, { percent }), 'value', 'worth')];
};

/** Active criteria as text, each with the changes that remove it. */
export const chosenCriteria: Chosen = (criteria, reader) => [
  ...moves(criteria, reader),
  ...counted(criteria.changesHours, 'within', ['window'], reader),
  ...prices(criteria, reader),
  ...matches(criteria, reader),
  ...value(criteria, reader),
  ...counted(criteria.oddsCreated, 'openedWithin', ['fresh'], reader),
];
