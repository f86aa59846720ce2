import { leagueScorersCalls } from '@tipmark/contract';
import { PAGE_SIZE, type Sport } from '@tipmark/domain';
import { idOfLink } from '../../matches/events/event-resource.ts';
import { openSeason } from '../../matches/leagues/open-season.ts';
import { presentScorer } from '../../matches/leagues/present-scorer.ts';
import { findKnownScorers, findSeasonScorers } from '../../matches/leagues/scorer-queries.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MAX_AGE_MS = 60_000;

const leagueScorers = (sport: Sport): SharedHandler<OfTeamSports<'LeagueScorers'>> => ({
  statements: 4,
  resource({ segments, services: { db, clock }, locale }) {
    const { teamId, scorersSortType: sort, pageNumber } = segments;
    const wanted = { leagueId: idOfLink(segments.leagueId), seasonId: segments.seasonId };
    return {
      key: [locale, wanted.leagueId, wanted.seasonId, teamId, sort, pageNumber].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const { season } = await openSeason(db, sport, wanted, locale);
        const goals = { seasonId: season.id, teamId };
        const size = PAGE_SIZE.scorers;
        // a row more than it shows indicates whether there is another page
        const part = { ...goals, sort, limit: size + 1, offset: (pageNumber - 1) * size };
        const [rows, known] = await Promise.all([
          findSeasonScorers(db, part, locale),
          findKnownScorers(db, goals),
        ]);
        return {
          scorers: rows.slice(0, size).map((row) => presentScorer(row, locale)),
          countOfMatches: known.matches,
          countOfReported: known.reported,
          hasAssists: known.has_assists,
          nextPageNumber: rows.length > size ? pageNumber + 1 : null,
          asOf: clock(),
        };
      },
    };
  },
});

export const leagueScorersHandlers = sportHandlers(leagueScorersCalls, leagueScorers);
