import type { Endpoints } from '@tipmark/contract';
import { PAGE_SIZE } from '@tipmark/domain';
import { findLeagueMatches } from '../../matches/leagues/league-queries.ts';
import { presentLeagueMatches } from '../../matches/leagues/present-league-matches.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 30_000;

export const soccerLeagueMatches: SharedHandler<Endpoints['soccerLeagueMatches']> = {
  statements: 1,
  resource({ segments, services: { db }, locale }) {
    const { typeOfMatches: type, seasonId, teamId, lastMatchId } = segments;
    return {
      key: [locale, type, seasonId, teamId, lastMatchId].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const limit = PAGE_SIZE.leagueMatches;
        const filter = { type, seasonId, teamId, lastMatchId, limit };
        return presentLeagueMatches(await findLeagueMatches(db, filter, locale));
      },
    };
  },
};
