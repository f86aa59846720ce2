import type { Endpoints } from '@tipmark/contract';
import { monthsBefore, SPORT, TABLE_SIDE } from '@tipmark/domain';
import { findEvent } from '../../matches/events/event-queries.ts';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { presentLeague } from '../../matches/lists/present-leagues.ts';
import { seasonText } from '../../matches/lists/season-text.ts';
import { tableUntil } from '../../matches/match-page/table-positions.ts';
import { seasonTable, TABLE_STATEMENTS } from '../../matches/statistics/season-table.ts';
import type { SharedHandler } from '../handler/handler.ts';

export const soccerEventTable: SharedHandler<Endpoints['soccerEventTable']> = {
  statements: TABLE_STATEMENTS + 1,
  resource({ segments, query, services: { db, clock }, locale }) {
    const matchId = idOfLink(segments.matchUrl);
    const { tableCountOfMonths } = segments;
    const { tableSide = TABLE_SIDE.all } = query;
    return {
      ...cachedByMatch(matchId, locale, tableCountOfMonths, tableSide),
      async build() {
        const event = found(await findEvent(db, matchId, SPORT.soccer, locale));
        const now = clock();
        const season = {
          leagueId: event.league_id,
          seasonId: event.season_id,
          since: monthsBefore(Math.min(now, event.starts_at), tableCountOfMonths),
          until: tableUntil(event),
          side: tableSide,
        };
        const { table } = await seasonTable(db, season, locale);
        return {
          link: `${event.id}-${event.slug}`,
          league: presentLeague(event, locale),
          season: { id: event.season_id, name: seasonText(event.season_name, locale) },
          homeId: event.home_id,
          awayId: event.away_id,
          table,
          asOf: now,
        };
      },
    };
  },
};
