import type { EndpointName } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { aFeedEvent } from '@tipmark/test-kit';
import type { InjectOptions } from 'fastify';
import { aPerson } from '../../../people/account/testing/people.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';
import {
  aHockeyLeague,
  aHockeyMatch,
  aHockeyScore,
  HOCKEY_NOW,
  idOfKey,
  someHockeyOdds,
} from './hockey-feed.ts';

type HockeyEndpointName = Exclude<
  Extract<EndpointName, `hockey${string}` | `pageHockey${string}`>,
  | `${string}Notification${string}`
  | `${string}Scanner${string}`
  | `${string}DroppingOdds`
  | `${string}OddsGrid`
  | `${string}Calendar`
  | `${string}Comparison`
  | `${string}Arbitrage`
>;

type Calls = Readonly<Record<HockeyEndpointName, () => Promise<InjectOptions>>>;

const CLUBS = ['Ilves', 'Kiekko', 'Tappara'];

interface SentIds {
  readonly match: number;
  readonly league: number;
  readonly season: number;
  readonly team: number;
}

/** A league with a match an hour before its start, sent once. */
function sentLeague(api: () => TestApi): () => Promise<SentIds> {
  let sent: Promise<SentIds> | undefined;
  const send = async (): Promise<SentIds> => {
    const day = 86_400;
    await sendFeed(api(), [
      ...aHockeyLeague(CLUBS),
      // three in a row with seven goals: a streak
      ...[
        ['Ilves', 'Tappara'] as const,
        ['Tappara', 'Ilves'] as const,
        ['Kiekko', 'Ilves'] as const,
      ].flatMap(([home, away], index) => [
        aHockeyMatch(home, away, { startsAt: HOCKEY_NOW - (index + 1) * day }),
        aHockeyScore(`${home}-${away}`, {
          periods: [
            [1, 0],
            [0, 2],
            [3, 1],
          ],
        }),
      ]),
      aFeedEvent('Ilves-Tappara', { player: 'A Salo' }),
      aHockeyMatch('Ilves', 'Kiekko', { startsAt: HOCKEY_NOW + 3_600 }),
      someHockeyOdds('Ilves-Kiekko'),
    ]);
    return {
      match: await idOfKey(api(), 'match', 'Ilves-Kiekko'),
      league: await idOfKey(api(), 'league', 'ice'),
      season: await idOfKey(api(), 'season', 'ice-2023'),
      team: await idOfKey(api(), 'team', 'Ilves'),
    };
  };
  return () => {
    sent ??= send();
    return sent;
  };
}

/** The most expensive call of each hockey endpoint. */
export function hockeyCalls(api: () => TestApi): Calls {
  const league = sentLeague(api);
  const read = (url: (sent: SentIds) => string) => async () => ({ url: url(await league()) });
  const event = (tab: string, rest = '/10/12/0/0/0/0/1') =>
    read(({ match }) => `/hockey/events/${tab}/${match}${rest}`);
  let writers = 0;
  const write = async (name: string) => {
    writers += 1;
    const { headers } = await aPerson(api(), { name: `${name} ${writers}` });
    return {
      method: 'POST' as const,
      url: `/hockey/events/tips/${(await league()).match}/${SPORT.hockey}`,
      payload: { odd_type: '1x2.1', stake: 1, description: '' },
      headers: { ...headers, 'idempotency-key': 'one' },
    };
  };
  return {
    hockeyEventMatches: event('matches'),
    hockeyEventOddsHistory: event('odds-history', '/0'),
    hockeyEventPage: event('page', '/10/12/0/0/0/0/1/0'),
    hockeyEventSquads: event('squads', ''),
    hockeyEventStory: event('story', ''),
    hockeyEventSummary: event('summary'),
    hockeyEventTrends: event('trends'),
    hockeyEventTips: event('tips', `/${SPORT.hockey}`),
    hockeyEventTipAdd: () => write('Skater'),
    hockeyEventTipChange: async () => {
      const added = await write('Goalie');
      const { tip } = (await api().app.inject(added)).json().data;
      const payload = { odd_type: '1x2.2', stake: 2, description: '' };
      return { ...added, method: 'PUT', url: `${added.url}/${tip.id}`, payload };
    },
    hockeyTipMaker: read(({ match }) => `/hockey/tip-maker/${match}/1x2.1`),
    hockeyLeaguePage: read(
      (sent) => `/hockey/league/page/${sent.league}?teamId=${sent.team}&round=1`,
    ),
    hockeyLeagueMatches: read(({ season }) => `/hockey/league/matches?seasonId=${season}`),
    hockeyLeagueResults: read(({ season }) => `/hockey/league/matches/results?seasonId=${season}`),
    hockeyLeagueFixtures: read(
      ({ season }) => `/hockey/league/matches/fixtures?seasonId=${season}`,
    ),
    hockeyLeagueSummary: read(({ season }) => `/hockey/league/summary?seasonId=${season}`),
    hockeyLeagueTrends: read(({ season }) => `/hockey/league/trends?seasonId=${season}`),
    hockeyLeagueTotals: read((sent) => `/hockey/league/totals?leagueId=${sent.league}`),
    hockeyLeagueTeamsTable: read((sent) => `/hockey/league/teams-table?leagueId=${sent.league}`),
    hockeyLeagueGoalies: read((sent) => `/hockey/league/goalies?leagueId=${sent.league}`),
    hockeyLeagueSpecialTeams: read(
      (sent) => `/hockey/league/special-teams?leagueId=${sent.league}`,
    ),
    hockeyLeagueStreaks: read((sent) => `/hockey/league/streaks?leagueId=${sent.league}`),
    hockeyLeagueStreakMatches: read(
      (sent) =>
        `/hockey/league/streak/matches?leagueId=${sent.league}&teamId=${sent.team}&kind=over&scope=all`,
    ),
    hockeyTeamPlayer: read(({ team }) => `/hockey/team/player/${team}/a-salo`),
    hockeyTeamSquad: read(({ team }) => `/hockey/team/squad/${team}`),
    hockeyTeamPage: read(({ team }) => `/hockey/team/page/${team}`),
    hockeyTeamMatches: read(({ team }) => `/hockey/team/matches?teamId=${team}`),
    hockeyTeamSummary: read(({ team }) => `/hockey/team/summary?teamId=${team}`),
    hockeyTeamTrends: read(({ team }) => `/hockey/team/trends?teamId=${team}`),
    pageHockeyLeagues: read(() => '/page-hockey-leagues/1/0/1/0/3/1/1/1'),
    pageHockeyTeams: read(() => '/page-hockey-teams/1/10/99999/0/48/1'),
    hockeyMainPage: read(() => '/hockey/main/page'),
    hockeyLeagueScorers: read((sent) => `/hockey-league-scorers/${sent.league}/0/0/1/1`),
    hockeyDayTips: read(() => `/hockey/results/tips?timestamp=${HOCKEY_NOW}`),
    hockeyMathAnalysisReliability: read(() => '/hockey/math-analysis/reliability?all=1'),
    hockeyMathAnalysisPage: read(() => `/hockey/math-analysis/page?timestamp=${HOCKEY_NOW}`),
    hockeyResultsPage: read(() => `/hockey/results/page?timestamp=${HOCKEY_NOW}&odds=1`),
    hockeySearch: read(() => '/hockey/search/?query=tapparu'),
  };
}
