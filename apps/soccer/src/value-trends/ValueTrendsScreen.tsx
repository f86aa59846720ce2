import { VALUE_TREND_HOURS } from '@tipmark/domain';
import { FilteredList, ValueTrendsTable } from '@tipmark/match-features';
import { formatNumber, formatOdds } from '@tipmark/remote-kit/i18n';
import { EmptyState, LinkButton } from '@tipmark/ui-kit';
import { eachOnce } from '../lists/each-once.ts';
import { ListPages, ListScreen } from '../lists/ListFrame.tsx';
import { ListOrder } from '../lists/ListOrder.tsx';
import { useList } from '../lists/use-list.ts';
import {
  CATEGORIES,
  COUNTS,
  MIN_ODDS,
  readValueTrendsView,
  SORTS,
  valueTrendsAddress,
} from './value-trends-address.ts';
import { valueTrendsMore, valueTrendsPage } from './value-trends-loads.ts';
import { valueTrendsRequest } from './value-trends-request.ts';

/** `/value-trends`: streaks of teams the market pays extra for. */
export const ValueTrendsScreen = () => {
  const { reader, view, hrefOf, onGo, frame } = useList({
    load: valueTrendsPage,
    more: valueTrendsMore,
    readView: readValueTrendsView,
    addressOf: valueTrendsAddress,
    requestOf: valueTrendsRequest,
  });
  const { t, locale } = reader;
  const atFirst = readValueTrendsView(new URLSearchParams());
  const options = (values: readonly number[], textOf: (value: number) => string) =>
    values.map((value) => ({ value: String(value), text: textOf(value) }));
  return (
    <ListScreen title={t('valueTrends.title')}>
      <FilteredList
        reader={reader}
        layout="side"
        label={t('lists.conditions')}
        address={frame.address}
        kept={{ sort: String(view.sortType) }}
        found={frame.load.data?.count}
        isLoading={frame.load.status === 'loading'}
        hrefOf={hrefOf}
        onGo={onGo}
        choices={[
          {
            name: 'hours',
            label: t('valueTrends.hours'),
            value: String(view.hours),
            otherwise: String(atFirst.hours),
            options: options(VALUE_TREND_HOURS, (value) => t('valueTrends.hoursAhead', { value })),
          },
          {
            name: 'category',
            label: t('valueTrends.category'),
            value: String(view.category),
            otherwise: String(atFirst.category),
            options: options(CATEGORIES, (value) => t(`valueTrends.category-${value}`)),
          },
          {
            name: 'count',
            label: t('valueTrends.count'),
            value: String(view.countOfMatches),
            otherwise: String(atFirst.countOfMatches),
            options: options(COUNTS, (value) => t('valueTrends.countOf', { value })),
          },
          {
            name: 'odds',
            label: t('valueTrends.minOdds'),
            value: String(view.minOdds),
            otherwise: String(atFirst.minOdds),
            options: options(MIN_ODDS, (value) =>
              t('valueTrends.minOddsOf', { value: formatOdds(value) }),
            ),
          },
        ]}
        switches={[]}
        tools={
          <ListOrder
            address={frame.address}
            kept={{
              hours: String(view.hours),
              category: String(view.category),
              count: String(view.countOfMatches),
              odds: String(view.minOdds),
            }}
            reader={reader}
            name="sort"
            label={t('lists.sort')}
            value={String(view.sortType)}
            options={options(SORTS, (value) => t(`valueTrends.sort-${value}`))}
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
                trends={eachOnce(
                  pages.flatMap(({ trends }) => trends),
                  ({ link, side, scope, oddType }) => `${link} ${side} ${scope} ${oddType}`,
                )}
                found={t('valueTrends.found', {
                  value: formatNumber(pages[0]?.count ?? 0, locale),
                })}
                matchRoute="events"
                reader={reader}
              />
            )
          }
        </ListPages>
      </FilteredList>
    </ListScreen>
  );
};
