import type { LeaguePage } from '@tipmark/contract';
import { TYPE_OF_MATCHES, type TypeOfMatches } from '@tipmark/domain';
import { LoadPart, SeasonMatches } from '@tipmark/match-features';
import type { League } from '../use-league.ts';

interface MatchesTabProps {
  readonly league: League;
  readonly page: LeaguePage;
}

const LISTS = [
  { type: TYPE_OF_MATCHES.fixtures, word: 'league.fixtures', first: 'fixtures' },
  { type: TYPE_OF_MATCHES.results, word: 'league.results', first: 'results' },
] as const;

/** Fixtures and results of the season; a further page of one of them stands alone. */
export const MatchesTab = ({ league, page }: MatchesTabProps) => {
  const { reader, view, addressOf } = league;
  const { t } = reader;
  const nextHref = (type: TypeOfMatches) => (afterId: number) =>
    addressOf({ seasonId: page.season.id, more: { type, afterId } });
  const { more } = view;
  if (more === undefined) {
    return LISTS.map(({ type, word, first }) => (
      <SeasonMatches
        key={type}
        title={t(word)}
        matches={page[first]}
        matchRoute="events"
        reader={reader}
        nextHref={nextHref(type)}
        firstHref={undefined}
      />
    ));
  }
  const word = more.type === TYPE_OF_MATCHES.results ? 'league.results' : 'league.fixtures';
  return (
    <LoadPart
      load={league.more}
      reader={reader}
      failedTitle={t('match.matchesFailed')}
      onRetry={league.retryMore}
    >
      {(matches) => (
        <SeasonMatches
          title={t(word)}
          matches={matches}
          matchRoute="events"
          reader={reader}
          nextHref={nextHref(more.type)}
          firstHref={addressOf({})}
        />
      )}
    </LoadPart>
  );
};
