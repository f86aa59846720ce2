import type { EndpointName } from '@tipmark/contract';
import type { FeedRecord } from '@tipmark/contract/feed';
import { SPORT, type SportName, sportRules } from '@tipmark/domain';
import {
  aFeedLeague,
  aFeedMatch,
  aFeedScore,
  aFeedSeason,
  aFeedStatistics,
  aFeedTeam,
} from '@tipmark/test-kit';
import type { InjectOptions } from 'fastify';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';

type ComparisonName = Extract<EndpointName, `${string}Comparison`>;

const DAY = 86_400;

/** The newest sides of a sport by their names. */
export async function sidesOf(api: TestApi, names: readonly string[]): Promise<number[]> {
  const rows = await api.services.db
    .selectFrom('teams')
    .select(['id', 'name_en'])
    .where('name_en', 'in', [...names])
    .execute();
  return names.map((name) => rows.find((row) => row.name_en === name)?.id ?? 0);
}

/** A season of its own for each of two sides, and a match of each. */
function twoLeagues(sport: SportName, now: number): FeedRecord[] {
  const ofLeague = (letter: string): FeedRecord[] => {
    const key = `${sport} compared ${letter}`;
    const teams = [`${sport} ${letter}1`, `${sport} ${letter}2`] as const;
    const name = { en: key, ru: key };
    const score = sportRules(SPORT[sport]).table
      ? aFeedScore(`${teams[0]}-${teams[1]}`, 2, 1)
      : aFeedScore(`${teams[0]}-${teams[1]}`, 2, 0, {
          score: { home: 2, away: 0, periods: [[6, 4], [6, 4]] }, // biome-ignore format: sets
        });
    return [
      aFeedLeague({ key, sport: SPORT[sport], name }),
      aFeedSeason({ key: `${key}-season`, leagueKey: key }),
      ...teams.map((team) => aFeedTeam(team, { sport: SPORT[sport] })),
      aFeedMatch(teams[0], teams[1], { seasonKey: `${key}-season`, startsAt: now - DAY }),
      score,
      aFeedStatistics(`${teams[0]}-${teams[1]}`),
    ];
  };
  return [...ofLeague('A'), ...ofLeague('B')];
}

/** The most expensive call of each sport: two sides of different leagues. */
export function comparisonCalls(
  api: () => TestApi,
): Readonly<Record<ComparisonName, () => Promise<InjectOptions>>> {
  const call = (sport: SportName) => async () => {
    await sendFeed(api(), twoLeagues(sport, api().services.clock()));
    const ids = await sidesOf(api(), [`${sport} A1`, `${sport} B1`]);
    return { url: `/${sport}/comparison/${ids.join('/')}` };
  };
  return {
    soccerComparison: call('soccer'),
    hockeyComparison: call('hockey'),
    tennisComparison: call('tennis'),
  };
}
