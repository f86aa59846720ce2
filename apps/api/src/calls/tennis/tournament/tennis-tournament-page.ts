import type { Endpoints } from '@tipmark/contract';
import { idOfLink } from '../../../matches/events/event-resource.ts';
import { findTourOf } from '../../../matches/tennis/player-queries.ts';
import { findEdition, findTournament } from '../../../matches/tennis/tournaments/find-edition.ts';
import { presentTournament } from '../../../matches/tennis/tournaments/present-tournament.ts';
import { findFinals } from '../../../matches/tennis/tournaments/tournament-queries.ts';
import type { SharedHandler } from '../../handler/handler.ts';

/** As a day's results: matches of the tournament do not invalidate it. */
const MAX_AGE_MS = 10_000;

export const tennisTournamentPage: SharedHandler<Endpoints['tennisTournamentPage']> = {
  statements: 5,
  resource({ segments: { leagueUrl }, query, services: { db, clock }, locale }) {
    const leagueId = idOfLink(leagueUrl);
    const { seasonId = 0, part = 0 } = query;
    return {
      key: [locale, leagueId, seasonId, part].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const tournament = await findTournament(db, leagueId, locale);
        const [found, finals] = await Promise.all([
          findEdition(db, tournament, { seasonId, part }, locale),
          findFinals(db, tournament.league_id, locale),
        ]);
        const [first] = found.rows;
        const tour = first && (await findTourOf(db, first.home_id));
        return presentTournament({ tournament, found, finals, tour }, locale, clock());
      },
    };
  },
};
