import type { LeagueMatches, LeaguePage } from '@tipmark/contract';
import { TYPE_OF_MATCHES } from '@tipmark/domain';
import { LoadPart, SeasonMatches, ShowMore, useShowMore } from '@tipmark/match-features';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { EmptyState, LinkButton } from '@tipmark/ui-kit';
import { rowOdds } from '../../matches/row-odds/row-odds.ts';
import { moreFixtures, moreResults } from '../league-loads.ts';
import type { League } from '../use-league.ts';

interface MatchesTabProps {
  readonly league: League;
  readonly page: LeaguePage;
}

const FIXTURES = {
  name: 'fixtures',
  type: TYPE_OF_MATCHES.fixtures,
  load: moreFixtures,
  isPlayed: false,
} as const;
const RESULTS = {
  name: 'results',
  type: TYPE_OF_MATCHES.results,
  load: moreResults,
  isPlayed: true,
} as const;

interface ListProps extends MatchesTabProps {
  readonly list: typeof FIXTURES | typeof RESULTS;
  readonly first: LeagueMatches;
  /** The way back, where the list does not begin at its beginning. */
  readonly firstHref?: string | undefined;
}

/** One of the two lists, as far as it was asked for. */
const List = ({ league, page, list, first, firstHref }: ListProps) => {
  const { reader, view, addressOf } = league;
  const { t } = reader;
  const seasonId = page.season.id;
  const { teamId } = view;
  const shown = useShowMore({
    of: addressOf({ seasonId, more: view.more }),
    first,
    more: useSelector(list.load.select),
    requestAfter: ({ lastMatchId }) =>
      lastMatchId === null
        ? undefined
        : list.load.requested({
            segments: { typeOfMatches: list.type, seasonId, teamId, lastMatchId },
          }),
  });
  const afterId = shown.pages.at(-1)?.lastMatchId ?? null;
  return (
    <SeasonMatches
      title={t(`league.${list.name}`)}
      emptyText={t(`league.${list.name}Empty`)}
      matches={shown.pages.flatMap(({ matches }) => matches)}
      isPlayed={list.isPlayed}
      matchRoute="events"
      rowOdds={rowOdds}
      reader={reader}
    >
      {(afterId !== null || firstHref !== undefined) && (
        <>
          {afterId !== null && (
            <ShowMore
              shown={shown}
              href={addressOf({ seasonId, more: { type: list.type, afterId } })}
              reader={reader}
            />
          )}
          {firstHref !== undefined && (
            <LinkButton href={firstHref}>{t('stats.firstMatches')}</LinkButton>
          )}
        </>
      )}
    </SeasonMatches>
  );
};

/** A season nobody has drawn up yet, or in which the chosen team does not play. */
const NoMatches = ({ league: { reader, view, addressOf } }: Pick<MatchesTabProps, 'league'>) => {
  const { t, locale } = reader;
  return (
    <EmptyState text={t('league.matchesEmpty')}>
      {view.teamId === 0 ? (
        <LinkButton href={href('leagues', {}, { locale })}>{t('league.toLeagues')}</LinkButton>
      ) : (
        <LinkButton href={addressOf({ teamId: 0 })}>{t('league.allTeams')}</LinkButton>
      )}
    </EmptyState>
  );
};

/** Fixtures and results of the season; a further page that an address names stands alone. */
export const MatchesTab = ({ league, page }: MatchesTabProps) => {
  const { reader, view, addressOf } = league;
  const { more } = view;
  const { fixtures, results } = page;
  if (more === undefined && fixtures.matches.length + results.matches.length === 0) {
    return <NoMatches league={league} />;
  }
  if (more === undefined) {
    const isOver = fixtures.matches.length === 0;
    return (
      <>
        {!isOver && <List league={league} page={page} list={FIXTURES} first={fixtures} />}
        <List league={league} page={page} list={RESULTS} first={results} />
      </>
    );
  }
  return (
    <LoadPart
      load={league.more}
      reader={reader}
      failedTitle={reader.t('match.matchesFailed')}
      onRetry={league.retryMore}
    >
      {(matches) => (
        <List
          league={league}
          page={page}
          list={more.type === TYPE_OF_MATCHES.results ? RESULTS : FIXTURES}
          first={matches}
          firstHref={addressOf({})}
        />
      )}
    </LoadPart>
  );
};
