import type { ValueTrendsPage } from '@tipmark/contract';
import { VALUE_TREND_HOURS, VALUE_TRENDS_SORT } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';
import { formatNumber, formatOdds } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { EmptyState, LinkButton } from '@tipmark/ui-kit';
import { choiceOf } from '../../parts/lists/choice-of.ts';
import { FilteredList } from '../../parts/lists/FilteredList.tsx';
import { ListPages, ListScreen } from '../../parts/lists/ListFrame.tsx';
import { ListOrder } from '../../parts/lists/ListOrder.tsx';
import { uniqueBy } from '../../parts/lists/unique-by.ts';
import { type ListOf, useList } from '../../parts/lists/use-list.ts';
import { ValueTrendsTable } from '../../parts/statistics/ValueTrendsTable.tsx';
import { returnsText } from './returns-text.ts';
import {
  CATEGORIES,
  COUNTS,
  MIN_ODDS,
  readValueTrendsView,
  SORTS,
  type ValueTrendsView,
} from './value-trends-address.ts';
import type { ValueTrendsRequest } from './value-trends-request.ts';

interface ValueTrendsScreenProps {
  readonly list: ListOf<ValueTrendsView, ValueTrendsRequest, ValueTrendsPage>;
  readonly matchRoute: RouteName;
}

/** Choices that filter the list, each with the value it has at first, and the order. */
function choicesIn(view: ValueTrendsView, t: Translate) {
  const atFirst = readValueTrendsView(new URLSearchParams());
  const hours = choiceOf({
    name: 'hours',
    label: t('valueTrends.hours'),
    value: view.hours,
    values: VALUE_TREND_HOURS,
    textOf: (value) => t('valueTrends.hoursAhead', { value }),
  });
  const category = choiceOf({
    name: 'category',
    label: t('valueTrends.category'),
    value: view.category,
    values: CATEGORIES,
    textOf: (value) => t(`valueTrends.category-${value}`),
  });
  const count = choiceOf({
    name: 'count',
    label: t('valueTrends.count'),
    value: view.countOfMatches,
    values: COUNTS,
    textOf: (value) => t('valueTrends.countOf', { value }),
  });
  const odds = choiceOf({
    name: 'odds',
    label: t('valueTrends.minOdds'),
    value: view.minOdds,
    values: MIN_ODDS,
    textOf: (value) => t('valueTrends.minOddsOf', { value: formatOdds(value) }),
  });
  const sort = choiceOf({
    name: 'sort',
    label: t('lists.sort'),
    value: view.sortType,
    values: SORTS,
    textOf: (value) => t(`valueTrends.sort-${value}`),
  });
  const filters = [
    { ...hours, otherwise: String(atFirst.hours) },
    { ...category, otherwise: String(atFirst.category) },
    { ...count, otherwise: String(atFirst.countOfMatches) },
    { ...odds, otherwise: String(atFirst.minOdds) },
  ];
  return { filters, sort };
}

/** Streaks of teams, ordered by what their prices are worth. */
export const ValueTrendsScreen = ({ list, matchRoute }: ValueTrendsScreenProps) => {
  const { reader, view, hrefOf, onGo, frame } = useList(list);
  const { t, locale } = reader;
  const { filters, sort } = choicesIn(view, t);
  // returns of such bets are only of use with a list of them, the order only while it applies
  const isEmpty = frame.load.data?.trends.length === 0;
  const note = [
    view.sortType === VALUE_TRENDS_SORT.value ? t('valueTrends.byValue') : '',
    returnsText(frame.load.data?.returns, reader),
  ]
    .filter((text) => text !== '' && !isEmpty)
    .join(' ');
  return (
    <ListScreen title={t('valueTrends.title')}>
      {note !== '' && <p>{note}</p>}
      <FilteredList
        reader={reader}
        layout="side"
        label={t('lists.conditions')}
        address={frame.address}
        retained={{ sort: sort.value }}
        found={frame.load.data?.count}
        isLoading={frame.load.status === 'loading'}
        hrefOf={hrefOf}
        onGo={onGo}
        choices={filters}
        switches={[]}
        tools={
          <ListOrder
            {...sort}
            address={frame.address}
            retained={Object.fromEntries(filters.map(({ name, value }) => [name, value]))}
            reader={reader}
            onChoose={(word) => onGo(hrefOf({ sort: word }))}
          />
        }
      >
        <ListPages {...frame} failedTitle={t('valueTrends.failed')}>
          {(pages) =>
            pages[0]?.trends.length === 0 ? (
              <EmptyState text={t('valueTrends.empty')}>
                <LinkButton href={frame.address}>{t('valueTrends.soften')}</LinkButton>
              </EmptyState>
            ) : (
              <ValueTrendsTable
                trends={uniqueBy(
                  pages.flatMap(({ trends }) => trends),
                  ({ link, side, scope, oddType }) => `${link} ${side} ${scope} ${oddType}`,
                )}
                found={t('valueTrends.found', {
                  value: formatNumber(pages[0]?.count ?? 0, locale),
                })}
                matchRoute={matchRoute}
                reader={reader}
              />
            )
          }
        </ListPages>
      </FilteredList>
    </ListScreen>
  );
};
