import type { Endpoints, SurfaceOfCourt } from '@tipmark/contract';
import { LEAGUE_TYPE } from '@tipmark/domain';
import { idOfLink } from '../../../matches/events/event-resource.ts';
import { presentLeague } from '../../../matches/lists/present-leagues.ts';
import { presentRounds } from '../../../matches/tennis/present-draw.ts';
import { findEdition, findTournament } from '../../../matches/tennis/tournaments/find-edition.ts';
import type { SharedHandler } from '../../handler/handler.ts';

const MAX_AGE_MS = 10_000;

export const tennisTournamentDraw: SharedHandler<Endpoints['tennisTournamentDraw']> = {
  statements: 3,
  resource({ segments: { leagueUrl }, query, services: { db, clock }, locale }) {
    const leagueId = idOfLink(leagueUrl);
    const { seasonId = 0, part = 0 } = query;
    return {
      key: [locale, leagueId, seasonId, part].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const tournament = await findTournament(db, leagueId, locale);
        const { season, rows } = await findEdition(db, tournament, { seasonId, part }, locale);
        // winners of matches of a team are not drawn against each other
        const isDrawn = tournament.league_type !== LEAGUE_TYPE.nationalTeams;
        return {
          league: presentLeague(tournament, locale),
          season: { id: season.id, name: season.name },
          court: (rows.at(-1)?.court ?? null) as SurfaceOfCourt | null,
          rounds: isDrawn ? presentRounds(rows) : [],
          asOf: clock(),
        };
      },
    };
  },
};
