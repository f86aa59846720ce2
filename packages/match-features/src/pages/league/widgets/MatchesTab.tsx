import type { LeagueMatches } from '@tipmark/contract';
import { TYPE_OF_MATCHES } from '@tipmark/domain';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { EmptyState, LinkButton } from '@tipmark/ui-kit';
import { ShowMore } from '../../../parts/lists/ShowMore.tsx';
import { useShowMore } from '../../../parts/lists/use-show-more.ts';
import { LoadPart } from '../../../parts/page/LoadPart.tsx';
import type { LeagueTabProps } from '../league-options.ts';
import { listOf } from '../league-requests.ts';
import { SeasonMatches } from './SeasonMatches.tsx';

const FIXTURES = { name: 'fixtures', type: TYPE_OF_MATCHES.fixtures, isPlayed: false } as const;
const RESULTS = { name: 'results', type: TYPE_OF_MATCHES.results, isPlayed: true } as const;

interface ListProps extends LeagueTabProps {
  readonly list: typeof FIXTURES | typeof RESULTS;
  readonly first: LeagueMatches;
  /** The link back to the start, where the list begins later. */
  readonly firstHref?: string | undefined;
}

/** One of the two lists, as far as it was loaded. */
const List = ({ league, page, list, first, firstHref }: ListProps) => {
  const { options, reader, view, addressOf } = league;
  const { t } = reader;
  const seasonId = page.season.id;
  const { teamId } = view;
  const { more } = listOf(options, list.type);
  const shown = useShowMore({
    of: addressOf({ seasonId, more: view.more }),
    first,
    more: useSelector(more.select),
    requestAfter: ({ lastMatchId }) =>
      lastMatchId === null ? undefined : more.requested({ seasonId, teamId, lastMatchId }),
  });
  const afterId = shown.pages.at(-1)?.lastMatchId ?? null;
  return (
    <SeasonMatches
      title={t(`league.${list.name}`)}
      emptyText={t(`league.${list.name}Empty`)}
      matches={shown.pages.flatMap(({ matches }) => matches)}
      isPlayed={list.isPlayed}
      matchRoute={options.sport.routes.match}
      rowOdds={options.sport.rowOdds}
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

/** A season without a fixture list, or in which the chosen team does not play. */
const NoMatches = ({ league }: Pick<LeagueTabProps, 'league'>) => {
  const { options, reader, view, addressOf } = league;
  const { t, locale } = reader;
  return (
    <EmptyState text={t('league.matchesEmpty')}>
      {view.teamId === 0 ? (
        <LinkButton href={href(options.sport.routes.leagues, {}, { locale })}>
          {t('league.toLeagues')}
        </LinkButton>
      ) : (
        <LinkButton href={addressOf({ teamId: 0 })}>{t('league.allTeams')}</LinkButton>
      )}
    </EmptyState>
  );
};

/**
 * Fixtures and results of the season; a further page named by the address is shown without the
 * first.
 */
export const MatchesTab = ({ league, page }: LeagueTabProps) => {
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
      onRetry={league.retryPart}
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
