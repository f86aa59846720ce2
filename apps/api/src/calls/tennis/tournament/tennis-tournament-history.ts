import type { Endpoints } from '@tipmark/contract';
import { idOfLink } from '../../../matches/events/event-resource.ts';
import { findTournament } from '../../../matches/tennis/tournaments/find-edition.ts';
import { presentHistory } from '../../../matches/tennis/tournaments/present-history.ts';
import {
  findFinals,
  findMostWins,
} from '../../../matches/tennis/tournaments/tournament-queries.ts';
import type { SharedHandler } from '../../handler/handler.ts';

const MAX_AGE_MS = 60_000;

export const tennisTournamentHistory: SharedHandler<Endpoints['tennisTournamentHistory']> = {
  statements: 3,
  resource({ segments: { leagueUrl }, services: { db, clock }, locale }) {
    const leagueId = idOfLink(leagueUrl);
    return {
      key: [locale, leagueId].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const tournament = await findTournament(db, leagueId, locale);
        const [finals, wins] = await Promise.all([
          findFinals(db, tournament.league_id, locale),
          findMostWins(db, tournament.league_id, locale),
        ]);
        return presentHistory({ tournament, finals, wins }, locale, clock());
      },
    };
  },
};
