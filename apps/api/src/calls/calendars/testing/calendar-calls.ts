import type { EndpointName } from '@tipmark/contract';
import { SPORT, type SportName } from '@tipmark/domain';
import { aFeedLeague, aFeedMatch, aFeedSeason, aFeedTeam } from '@tipmark/test-kit';
import type { InjectOptions } from 'fastify';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';

type CalendarName = Extract<EndpointName, `${SportName}${'Side' | 'League'}Calendar`>;

interface Opponents {
  readonly teamId: number;
  readonly leagueId: number;
}

/** A league of a sport with two sides and a match in an hour. */
export async function aLeagueToCome(
  api: TestApi,
  sport: SportName,
  name = `${sport} calendar`,
): Promise<Opponents> {
  const sides = [`${name} 1`, `${name} 2`] as const;
  const startsAt = api.services.clock() + 3_600;
  await sendFeed(api, [
    aFeedLeague({ key: name, sport: SPORT[sport], name: { en: name, ru: `${name} ru` } }),
    aFeedSeason({ key: `${name}-season`, leagueKey: name }),
    ...sides.map((side) => aFeedTeam(side, { sport: SPORT[sport] })),
    aFeedMatch(...sides, { seasonKey: `${name}-season`, startsAt }),
  ]);
  const { db } = api.services;
  const team = await db
    .selectFrom('teams')
    .select('id')
    .where('name_en', '=', sides[0])
    .executeTakeFirstOrThrow();
  const league = await db
    .selectFrom('leagues')
    .select('id')
    .where('name_en', '=', name)
    .executeTakeFirstOrThrow();
  return { teamId: team.id, leagueId: league.id };
}

export function calendarCalls(
  api: () => TestApi,
): Readonly<Record<CalendarName, () => Promise<InjectOptions>>> {
  const ofSide = (sport: SportName) => async () => {
    const { teamId } = await aLeagueToCome(api(), sport, `${sport} of a side`);
    return { url: `/${sport}/calendar/side/${teamId}` };
  };
  const ofLeague = (sport: SportName) => async () => {
    const { leagueId } = await aLeagueToCome(api(), sport, `${sport} of a league`);
    return { url: `/${sport}/calendar/league/${leagueId}` };
  };
  return {
    soccerSideCalendar: ofSide('soccer'),
    hockeySideCalendar: ofSide('hockey'),
    tennisSideCalendar: ofSide('tennis'),
    soccerLeagueCalendar: ofLeague('soccer'),
    hockeyLeagueCalendar: ofLeague('hockey'),
    tennisLeagueCalendar: ofLeague('tennis'),
  };
}
