import { type Endpoints, teamsPageCalls } from '@tipmark/contract';
import { PAGE_SIZE, SPORT, type Sport } from '@tipmark/domain';
import { placeName } from '@tipmark/i18n/server';
import { rounded } from '../../matches/lists/rounded.ts';
import { presentTeam } from '../../matches/statistics/present-team.ts';
import { findTeams, type TeamListRow } from '../../matches/teams/team-queries.ts';
import { type PartOfList, pageOfList } from '../../platform/cache/page-of-list.ts';
import { presentOriginal } from '../../platform/database/name-column.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

function nextOf(row: TeamListRow) {
  const { next_id, next_slug, next_at, is_next_time_known, opponent } = row;
  if (next_id === null || next_at === null) return null;
  return {
    link: `${next_id}-${next_slug ?? ''}`,
    startsAt: next_at,
    isTimeKnown: is_next_time_known ?? undefined,
    ...(row.is_next_day_known === false && { isDayKnown: false as const }),
    opponent: opponent ?? '',
  };
}

type TeamsEndpoint = OfFamily<typeof teamsPageCalls> | Endpoints['pageSoccerTeams'];

/** What the page opens with. */
const USUAL_HOURS = 48;

/** Teams of a sport with their statistics. */
export function teamsPage(sport: Sport): SharedHandler<TeamsEndpoint> {
  return {
    statements: 2,
    resource: ({ segments, services: { db, clock }, locale }) => {
      const findOf = (nextMatchesHours: number) => (part: PartOfList) =>
        findTeams(
          db,
          {
            ...part,
            sport,
            countOfMatches: segments.countOfMatches,
            leagueId: segments.leagueId,
            isCurrentSeason: segments.isCurrentGameSeason,
            isExcludeFriendlies: 'isExcludeFriendlies' in segments && segments.isExcludeFriendlies,
            nextMatchesHours,
            sort: segments.sortType,
          },
          locale,
        );
      return pageOfList({
        key: [locale, ...Object.values(segments)],
        pageNumber: segments.pageNumber,
        size: PAGE_SIZE.teams,
        clock,
        find: findOf(segments.nextMatchesHours),
        findWider: segments.nextMatchesHours === USUAL_HOURS ? findOf(0) : undefined,
        present: (rows) => ({
          teams: rows.map((row) => ({
            ...presentTeam(row),
            ...presentOriginal(row),
            countryCode: row.country_code,
            countryName: placeName(row.country_code, locale),
            count: row.count,
            won: row.won,
            drawn: row.drawn,
            lost: row.lost,
            averageTotal:
              row.count === 0 ? null : { average: rounded(row.goals / row.count), of: row.count },
            next: nextOf(row),
          })),
        }),
      });
    },
  };
}

export const pageSoccerTeams = teamsPage(SPORT.soccer);
export const teamsPageHandlers = sportHandlers(teamsPageCalls, teamsPage);
