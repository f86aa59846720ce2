import { VALUE_KIND } from '@tipmark/domain';
import type { ChangedWords, Reader } from '@tipmark/match-features';
import { formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { wayOf } from './FilterFields.tsx';
import type { ShownCriteria } from './scanner-address.ts';

export interface ChosenCriterion {
  readonly key: string;
  readonly text: string;
  /** The changes of the query that remove it. */
  readonly without: ChangedWords;
}

/** Active criteria as text, each with the changes that remove it. */
export function chosenCriteria(criteria: ShownCriteria, { t, locale }: Reader): ChosenCriterion[] {
  const { minChangePercent, changesHours, minOdds, maxOdds, matchHours } = criteria;
  const { leagueIds, exceptLeagueIds, leagueCategories, outcomeCategories } = criteria;
  const { minValuePercent, valueKind, oddsCreated } = criteria;
  const percent = (value: number) => formatPercent(value, locale, { decimals: 0 });
  const way = wayOf(criteria);
  const one = (key: string, text: string, names: readonly string[]): ChosenCriterion => ({
    key,
    text,
    without: Object.fromEntries(names.map((name) => [name, undefined])),
  });
  const others = (ids: readonly number[], id: number) =>
    ids.length === 1 ? undefined : ids.filter((other) => other !== id).join(',');
  return [
    ...(way === 'any'
      ? []
      : [
          one(
            'way',
            minChangePercent
              ? t(`oddsScanner.by-${way}`, { percent: percent(minChangePercent) })
              : t(`oddsScanner.way-${way}`),
            ['way', 'change'],
          ),
        ]),
    ...(changesHours
      ? [one('window', t('oddsScanner.within', { count: changesHours }), ['window'])]
      : []),
    ...(typeof minOdds === 'number' || typeof maxOdds === 'number'
      ? [
          one(
            'odds',
            t(
              typeof maxOdds !== 'number'
                ? 'oddsScanner.oddsFrom'
                : typeof minOdds === 'number'
                  ? 'oddsScanner.oddsBetween'
                  : 'oddsScanner.oddsTo',
              { min: formatOdds(minOdds), max: formatOdds(maxOdds) },
            ),
            ['min', 'max'],
          ),
        ]
      : []),
    ...(matchHours
      ? [one('start', t('oddsScanner.startsWithin', { count: matchHours }), ['start'])]
      : []),
    ...(outcomeCategories ?? []).map((id) => ({
      key: `outcome-${id}`,
      text: t(`oddsScanner.category-${id}`),
      without: { outcome: others(outcomeCategories ?? [], id) },
    })),
    ...(leagueCategories ?? []).map((id) => ({
      key: `kind-${id}`,
      text: t(`oddsScanner.kind-${id}`),
      without: { kind: others(leagueCategories ?? [], id) },
    })),
    ...(leagueIds?.length
      ? [one('leagues', t('oddsScanner.leaguesChosen', { count: leagueIds.length }), ['league'])]
      : []),
    ...(exceptLeagueIds?.length
      ? [
          one('leagues', t('oddsScanner.leaguesExcepted', { count: exceptLeagueIds.length }), [
            'league',
            'except',
          ]),
        ]
      : []),
    ...(typeof minValuePercent === 'number'
      ? [
          one(
            'value',
            t(
              valueKind === VALUE_KIND.toModel
                ? 'oddsScanner.valueToModel'
                : 'oddsScanner.valueToMarket',
              { percent: percent(minValuePercent) },
            ),
            ['value', 'worth'],
          ),
        ]
      : []),
    ...(oddsCreated
      ? [one('fresh', t('oddsScanner.openedWithin', { count: oddsCreated }), ['fresh'])]
      : []),
  ];
}
