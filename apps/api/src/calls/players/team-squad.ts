import { teamSquadCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { found, idOfLink } from '../../matches/events/event-resource.ts';
import { findRatedMatches } from '../../matches/players/player-queries.ts';
import { meanRatings } from '../../matches/players/rate-team.ts';
import { findSquad, squadStatements } from '../../matches/teams/find-squad.ts';
import { findSquadMatch, findTeam, findTeamSeason } from '../../matches/teams/team-queries.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MAX_AGE_MS = 60_000;

/** The players of a team with what they did in its season, and who cannot play next. */
const teamSquad = (sport: Sport): SharedHandler<OfTeamSports<'TeamSquad'>> => ({
  statements: 4 + squadStatements(sport),
  resource({ segments: { teamUrl }, services: { db, clock }, locale }) {
    const linkId = idOfLink(teamUrl);
    return {
      key: [locale, sport, linkId].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const { id: teamId, slug } = found(await findTeam(db, linkId, sport, locale));
        const season = await findTeamSeason(db, teamId);
        const match = await findSquadMatch(db, teamId, season?.season_id);
        const asOf = clock();
        const link = `${teamId}-${slug}`;
        if (match === undefined) return { link, players: [], absent: [], asOf };
        const request = { db, sport, nowSeconds: asOf, locale, teamId };
        const [{ players, absent }, rated] = await Promise.all([
          findSquad(request, match.id),
          findRatedMatches(db, teamId, match.season_id),
        ]);
        const ratings = meanRatings(sport, rated);
        return {
          link,
          players: players.map((player) => {
            const rating = ratings.get(player.link ?? '');
            return { ...player, ...(rating !== undefined && { rating }) };
          }),
          absent,
          asOf,
        };
      },
    };
  },
});

export const teamSquadHandlers = sportHandlers(teamSquadCalls, teamSquad);
