import type { DroppingOddsPage } from '@tipmark/contract';
import { DROPPING_ODDS } from '@tipmark/domain';
import type { ChangedParams, Reader } from '@tipmark/match-features';
import { choiceOf, ListOrder } from '@tipmark/match-features/lists';
import { formatNumber, formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { FilterField } from '@tipmark/ui-kit/filters';
import type { ReactNode } from 'react';
import { type Condition, conditionOf } from '../../parts/filter/condition.ts';
import { FilteredSearch } from '../../parts/filter/FilteredSearch.tsx';
import { NumberInput, Numbers } from '../../parts/filter/filter-parts.tsx';
import { retainedParams } from '../../parts/filter/retained-params.ts';
import { categoriesOf } from '../../parts/outcomes/categories-of.ts';
import type { DropsPartProps } from './DroppingOddsScreen.tsx';
import { listOf } from './dropping-odds.ts';
import { type DropsView, dropsParams, SORTS } from './drops-address.ts';

const paramsOf = (view: DropsView): ChangedParams => {
  const { page: _, ...params } = dropsParams(view);
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      value === undefined ? undefined : String(value),
    ]),
  );
};

const NO_CONDITIONS = {
  change: undefined,
  league: undefined,
  outcome: undefined,
  min: undefined,
  max: undefined,
} as const satisfies ChangedParams;

/** Falls under conditions in the address. */
export const DropsFilter = ({
  drops,
  list,
  children,
}: DropsPartProps & { readonly children: ReactNode }) => {
  const { reader, view, hrefOf, onGo, frame } = list;
  const found = frame.load.data;
  const retained = retainedParams({ ...dropsParams(view), ...NO_CONDITIONS, page: undefined });
  const { sort: _, ...ofOrder } = retainedParams({ ...dropsParams(view), page: undefined });
  const order = choiceOf({
    name: 'sort',
    label: reader.t('lists.sort'),
    value: view.sort,
    values: SORTS,
    textOf: (value) => reader.t(`drops.sort-${value}`),
  });
  return (
    <FilteredSearch
      criteria={view}
      params={paramsOf(view)}
      readCriteria={(search) => listOf(drops).readView(search)}
      conditionsOf={(of) => conditionsOf(of, found, reader)}
      fieldsOf={(of, onChange) => (
        <Fields
          view={of}
          found={found}
          categories={categoriesOf(drops.sport)}
          reader={reader}
          onChange={onChange}
        />
      )}
      found={found?.countOfOutcomes}
      isLoading={frame.load.status === 'loading'}
      address={frame.address}
      resetHref={hrefOf(NO_CONDITIONS)}
      retained={retained}
      hrefOf={hrefOf}
      onGo={onGo}
      reader={reader}
      tools={
        <ListOrder
          {...order}
          address={frame.address}
          retained={ofOrder}
          reader={reader}
          onChoose={(word) => onGo(hrefOf({ sort: word }))}
        />
      }
    >
      {children}
    </FilteredSearch>
  );
};

interface FieldsProps {
  readonly view: DropsView;
  readonly found: DroppingOddsPage | undefined;
  readonly categories: readonly number[];
  readonly reader: Reader;
  readonly onChange: (params: ChangedParams) => void;
}

const percentOf = (value: number, { locale }: Reader) =>
  formatPercent(value, locale, { decimals: 0 });

/** A choice with the number of its falls. */
const counted = (text: string, count: number | undefined, { locale }: Reader) =>
  count === undefined ? text : `${text} (${formatNumber(count, locale)})`;

const Fields = (props: FieldsProps) => {
  const { view, reader, onChange } = props;
  const { t } = reader;
  const change = choiceOf({
    name: 'change',
    label: t('drops.least'),
    value: view.change,
    values: DROPPING_ODDS.changes,
    textOf: (value) => t('drops.from', { percent: percentOf(value, reader) }),
  });
  return (
    <>
      <FilterField {...change} onChoose={(word) => onChange({ change: word })} />
      <ChoiceFields {...props} />
      <Numbers label={t('oddsScanner.odds')}>
        <NumberInput
          name="min"
          label={t('oddsScanner.minOdds')}
          hint={formatOdds(DROPPING_ODDS.minOdds)}
          value={view.minOdds === undefined ? '' : String(view.minOdds)}
          onCommit={(word) => onChange({ min: word })}
        />
        –
        <NumberInput
          name="max"
          label={t('oddsScanner.maxOdds')}
          hint={formatOdds(DROPPING_ODDS.maxOdds)}
          value={view.maxOdds === undefined ? '' : String(view.maxOdds)}
          onCommit={(word) => onChange({ max: word })}
        />
      </Numbers>
    </>
  );
};

/** The market and the league. */
const ChoiceFields = ({ view, found, categories, reader, onChange }: FieldsProps) => {
  const { t } = reader;
  const counts = new Map(found?.outcomesCategories?.map((one) => [one.id, one.countOfOutcomes]));
  const outcome = choiceOf({
    name: 'outcome',
    label: t('drops.market'),
    value: view.category,
    values: [0, ...categories],
    textOf: (id) =>
      id === 0
        ? t('drops.allMarkets')
        : counted(t(`oddsScanner.category-${id}`), counts.get(id), reader),
  });
  const leagues = new Map(found?.leagueChoices.map((one) => [one.id, one]));
  const league = choiceOf({
    name: 'league',
    label: t('drops.league'),
    value: view.league,
    values: [...new Set([0, view.league, ...leagues.keys()])],
    textOf: (id) => {
      const one = leagues.get(id);
      if (id === 0) return t('drops.allLeagues');
      return one
        ? counted(`${one.name} · ${one.countryName}`, one.countOfOutcomes, reader)
        : t('drops.otherLeague');
    },
  });
  return (
    <>
      <FilterField {...outcome} onChoose={(word) => onChange({ outcome: word })} />
      <FilterField {...league} onChoose={(word) => onChange({ league: word })} />
    </>
  );
};

function oddsText({ minOdds, maxOdds }: DropsView, { t }: Reader): string {
  const key = minOdds === undefined ? 'oddsTo' : maxOdds === undefined ? 'oddsFrom' : 'oddsBetween';
  return t(`oddsScanner.${key}`, { min: formatOdds(minOdds), max: formatOdds(maxOdds) });
}

/** Conditions that differ from their defaults; the period has its own row. */
function conditionsOf(
  view: DropsView,
  found: DroppingOddsPage | undefined,
  reader: Reader,
): readonly Condition[] {
  const { t } = reader;
  const { change, category, league, minOdds, maxOdds } = view;
  const name = found?.leagueChoices.find(({ id }) => id === league)?.name;
  return [
    ...(change === DROPPING_ODDS.defaultChange
      ? []
      : [conditionOf(t('drops.by', { percent: percentOf(change, reader) }), 'change')]),
    ...(category === 0 ? [] : [conditionOf(t(`oddsScanner.category-${category}`), 'outcome')]),
    ...(league === 0 ? [] : [conditionOf(name ?? t('drops.otherLeague'), 'league')]),
    ...(minOdds === undefined && maxOdds === undefined
      ? []
      : [conditionOf(oddsText(view, reader), 'min', 'max')]),
  ];
}
