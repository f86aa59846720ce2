import type { TennisPlayers } from '@tipmark/contract';
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
import { PlayersTable } from './PlayersTable.tsx';
import { PLAYER_SORTS, type PlayersView, playersParams } from './players-address.ts';
import { playersList } from './players-list.ts';

/** Tour, country and order; the chosen ones are options even before the list is loaded. */
function choicesOf(view: PlayersView, data: TennisPlayers | undefined, { t }: Reader) {
  const tours = data?.tours ?? [view.tour].filter(Boolean);
  const countries = data?.countries ?? [];
  const nameOf = new Map(countries.map(({ code, name }) => [code, name]));
  const codes = [...nameOf.keys()];
  const known = view.country === '' || nameOf.has(view.country) ? codes : [view.country, ...codes];
  return [
    choiceOf({
      name: 'tour',
      label: t('players.tour'),
      value: view.tour,
      values: ['', ...tours],
      textOf: (tour) => (tour === '' ? t('players.anyTour') : tourName(tour, t)),
    }),
    choiceOf({
      name: 'country',
      label: t('players.country'),
      value: view.country,
      values: ['', ...known],
      textOf: (code) => (code === '' ? t('players.anyCountry') : (nameOf.get(code) ?? code)),
    }),
    choiceOf({
      name: 'sort',
      label: t('lists.sort'),
      value: view.sortType,
      values: PLAYER_SORTS,
      textOf: (sort) => t(`players.sort-${sort}`),
    }),
  ];
}

/** `/tennis/players`: all players, filtered by name, country and tour. */
export const PlayersScreen = () => {
  const { reader, view, hrefOf, onGo, frame } = useList(playersList);
  const { t } = reader;
  const { address, onChoose, load } = frame;
  const { query, ...others } = playersParams({ ...view, pageNumber: 1 });
  return (
    <ListScreen title={t('players.title')}>
      <Card isFlush>
        <NameSearch
          address={address}
          query={view.query}
          retained={others}
          texts={{
            label: t('players.search'),
            hint: t('players.searchHint'),
            find: t('players.find'),
          }}
          onSearch={(typed) => onGo(hrefOf({ query: typed === '' ? undefined : typed }))}
        />
        <ListConditions
          address={address}
          reader={reader}
          choices={choicesOf(view, load.data, reader)}
          retained={query === undefined ? {} : { query }}
          onChoose={onChoose}
        />
        <ListPages {...frame} failedTitle={t('players.failed')}>
          {(pages) => {
            const players = uniqueBy(
              pages.flatMap((page) => page.players),
              ({ id }) => id,
            );
            if (players.length === 0) {
              return (
                <EmptyState
                  text={
                    view.query === ''
                      ? t('players.empty')
                      : t('players.emptyName', { query: view.query })
                  }
                >
                  <LinkButton href={address}>{t('players.reset')}</LinkButton>
                </EmptyState>
              );
            }
            return (
              <>
                <div className={barClass}>
                  <output>{t('players.count', { count: pages[0]?.count ?? 0 })}</output>
                  <p>
                    <PageLink to="tennisRankings">{t('players.toRankings')}</PageLink>
                  </p>
                </div>
                <PlayersTable
                  players={players}
                  title={t('players.title')}
                  areToursMixed={view.tour === ''}
                  reader={reader}
                />
              </>
            );
          }}
        </ListPages>
      </Card>
    </ListScreen>
  );
};
