import type { TournamentsPage } from '@tipmark/contract';
import { COURT_TYPE } from '@tipmark/domain';
import { PageLink, type Reader } from '@tipmark/match-features';
import {
  choiceOf,
  ListConditions,
  ListPages,
  ListScreen,
  uniqueBy,
  useList,
} from '@tipmark/match-features/lists';
import { Card, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { NameSearch } from '../../shared/NameSearch.tsx';
import { barClass } from '../../shared/player-table-class.ts';
import { tourName } from '../../shared/tour-name.ts';
import { TournamentsTable } from './TournamentsTable.tsx';
import {
  TOURNAMENT_SORTS,
  type TournamentsView,
  tournamentsParams,
} from './tournaments-address.ts';
import { tournamentsList } from './tournaments-list.ts';

/** Tour, surface and order; the chosen ones are options even before the list is loaded. */
function choicesOf(view: TournamentsView, data: TournamentsPage | undefined, { t }: Reader) {
  const tours = data?.tours ?? [view.tour].filter(Boolean);
  const courts = data?.courts ?? [view.court].filter((court) => court !== COURT_TYPE.any);
  return [
    choiceOf({
      name: 'tour',
      label: t('tournaments.tour'),
      value: view.tour,
      values: ['', ...tours],
      textOf: (tour) => (tour === '' ? t('tournaments.anyTour') : tourName(tour, t)),
    }),
    choiceOf({
      name: 'court',
      label: t('tournaments.court'),
      value: view.court,
      values: [COURT_TYPE.any, ...courts],
      textOf: (court) =>
        court === COURT_TYPE.any ? t('tournaments.anyCourt') : t(`court.${court}`),
    }),
    choiceOf({
      name: 'sort',
      label: t('lists.sort'),
      value: view.sortType,
      values: TOURNAMENT_SORTS,
      textOf: (sort) => t(`tournaments.sort-${sort}`),
    }),
  ];
}

interface FoundProps {
  readonly pages: readonly TournamentsPage[];
  readonly view: TournamentsView;
  /** Of all tournaments. */
  readonly address: string;
  readonly reader: Reader;
}

/** The table, or a note that there is none under these conditions. */
const Found = ({ pages, view, address, reader }: FoundProps) => {
  const { t } = reader;
  const tournaments = uniqueBy(
    pages.flatMap((page) => page.tournaments),
    ({ id }) => id,
  );
  if (tournaments.length === 0) {
    const isNamed = view.query !== '';
    return (
      <EmptyState
        text={isNamed ? t('tournaments.emptyName', { query: view.query }) : t('tournaments.empty')}
      >
        <LinkButton href={address}>{t('tournaments.reset')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <div className={barClass}>
        <output>{t('tournaments.count', { count: pages[0]?.count ?? 0 })}</output>
        <p>
          <PageLink to="tennisRankings">{t('tournaments.toRankings')}</PageLink>
        </p>
      </div>
      <TournamentsTable
        tournaments={tournaments}
        title={t('tournaments.title')}
        areToursMixed={view.tour === ''}
        reader={reader}
      />
    </>
  );
};

/** `/tennis/Tournaments`: the calendar of tournaments, filtered by name, tour and surface. */
export const TournamentsScreen = () => {
  const { reader, view, hrefOf, onGo, frame } = useList(tournamentsList);
  const { t } = reader;
  const { address, onChoose, load } = frame;
  const { query, ...others } = tournamentsParams({ ...view, pageNumber: 1 });
  return (
    <ListScreen title={t('tournaments.title')}>
      <Card isFlush>
        <NameSearch
          address={address}
          query={view.query}
          texts={{
            label: t('tournaments.search'),
            hint: t('tournaments.searchHint'),
            find: t('tournaments.find'),
          }}
          retained={others}
          onSearch={(typed) => onGo(hrefOf({ query: typed === '' ? undefined : typed }))}
        />
        <ListConditions
          address={address}
          reader={reader}
          choices={choicesOf(view, load.data, reader)}
          retained={query === undefined ? {} : { query }}
          onChoose={onChoose}
        />
        <ListPages {...frame} failedTitle={t('tournaments.failed')}>
          {(pages) => <Found pages={pages} view={view} address={address} reader={reader} />}
        </ListPages>
      </Card>
    </ListScreen>
  );
};
