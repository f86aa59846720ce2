import { MATCH_STATUS } from '@tipmark/domain';
import {
  aFeedEvent,
  aFeedMatch,
  aFeedOdds,
  aFeedReferee,
  aFeedScore,
  aFeedSetting,
  aFeedStatistics,
} from '@tipmark/test-kit';
import { aPrediction, storePredictions } from '../../matches/forecasts/testing/a-prediction.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const DAY = 86_400;
/** Newest first; Arsenal wins five of six, Spurs meet Arsenal once. */
const PLAYED = [
  ['Arsenal', 'Fulham', 2, 1],
  ['Fulham', 'Arsenal', 0, 3],
  ['Arsenal', 'Chelsea', 2, 0],
  ['Chelsea', 'Arsenal', 1, 2],
  ['Arsenal', 'Everton', 4, 0],
  ['Spurs', 'Arsenal', 1, 1],
] as const;
const FILTERS = '10/12/0/0/0/0/1';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF - 3_600 });
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Spurs', 'Fulham', 'Chelsea', 'Everton'),
    aFeedReferee('M Oliver'),
    aFeedMatch('Arsenal', 'Spurs', { refereeKey: 'M Oliver' }),
    aFeedOdds('Arsenal-Spurs'),
    aFeedMatch('Everton', 'Chelsea'),
    {
      kind: 'squad',
      source: 'test-feed',
      key: 'Arsenal 2023/24',
      leagueKey: 'premier-league',
      season: '2023/24',
      teamKey: 'Arsenal',
      seq: 1,
      players: [
        { name: 'Saka', number: 7, position: 'FW', bornOn: '2001-09-05' },
        { name: 'Raya', number: 22, position: 'GK', bornOn: '1995-01-14' },
      ],
    },
  ]);
  for (const [index, [home, away, goals, against]] of PLAYED.entries()) {
    const key = `${home}-${away}`;
    await sendFeed(api, [
      aFeedMatch(home, away, {
        startsAt: KICK_OFF - (index + 1) * DAY,
        ...(index < 2 ? { refereeKey: 'M Oliver' } : {}),
      }),
      aFeedScore(key, goals, against),
    ]);
  }
  await sendFeed(api, [
    aFeedStatistics('Arsenal-Fulham', {
      home: { shots: 14, yellowCards: 1 },
      away: { shots: 6, yellowCards: 4 },
    }),
    aFeedEvent('Arsenal-Fulham', { key: '1', type: 'goal', side: 'home', player: 'Saka' }),
    aFeedEvent('Arsenal-Fulham', { key: '2', type: 'penalty_goal', side: 'home', player: 'Saka' }),
    aFeedEvent('Arsenal-Fulham', { key: '3', type: 'own_goal', side: 'home', player: 'Saka' }),
    // more than a month earlier
    aFeedMatch('Fulham', 'Everton', { startsAt: KICK_OFF - 40 * DAY }),
    aFeedScore('Fulham-Everton', 1, 0),
    // interrupted: its goals do not count
    aFeedMatch('Chelsea', 'Arsenal', { key: 'broken off', startsAt: KICK_OFF - 21 * DAY }),
    aFeedScore('broken off', 0, 1, { status: MATCH_STATUS.interrupted }),
    aFeedEvent('broken off', { key: '4', type: 'goal', side: 'away', player: 'Saka' }),
  ]);
}, 60_000);

afterAll(() => api.close());

async function dataOf(path: string) {
  const reply = await api.app.inject({ url: `/soccer/events/${path}` });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

describe('summary', () => {
  it('sums up the last matches of each side', async () => {
    const { link, lists } = await dataOf(`summary/101-x/${FILTERS}`);
    expect(link).toBe('101-arsenal-spurs-2024-01-13');
    const [home, away] = lists;
    expect(home.outcomes).toEqual({ count: 6, home: 3, draw: 1, away: 2 });
    // of the side, both at home and away
    expect(home.record).toEqual({ won: 5, drawn: 1, lost: 0 });
    expect(home.averages.match).toEqual({ average: 2.83, of: 6 });
    expect(home.averages.parts).toEqual([{ average: 0, of: 6 }, null]);
    expect(home.totals[2]).toEqual({ line: 2.5, over: 4, of: 6 });
    expect(home.summary[0]).toEqual({ figure: 'goals', own: 2.33, other: 0.5, of: 6 });
    expect(home.series[0]).toEqual({
      kind: 'unbeaten',
      scope: 'all',
      count: 6,
      since: KICK_OFF - 6 * DAY,
    });
    expect(away.outcomes.count).toBe(1);
    expect(away.series).toEqual([]);
  });

  it('averages shots only over the matches that have them', async () => {
    const [home] = (await dataOf(`summary/101-x/${FILTERS}`)).lists;
    const shots = home.summary.find(({ figure }: { figure: string }) => figure === 'shots');
    expect(shots).toEqual({ figure: 'shots', own: 14, other: 6, of: 1 });
    expect(home.summary.map(({ figure }: { figure: string }) => figure)).not.toContain('fouls');
  });

  it('can be of the head-to-head matches', async () => {
    const { lists } = await dataOf('summary/101-x/10/12/0/1/0/0/1');
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatchObject({ side: 'both', outcomes: { count: 1, draw: 1 } });
  });
});

describe('trends', () => {
  it('has outcomes that came in at least seven times of ten, without value if there is no prediction', async () => {
    const { trends } = await dataOf(`trends/101-x/${FILTERS}`);
    expect(trends.length).toBeGreaterThan(0);
    for (const { hits, of, probabilityPercent, valuePercent, claimedPercent } of trends) {
      expect(hits / of).toBeGreaterThanOrEqual(0.7);
      expect([probabilityPercent, valuePercent, claimedPercent]).toEqual([null, null, null]);
    }
  });

  it('has the model’s probability and value, and the market’s fair probability', async () => {
    await storePredictions(api, [aPrediction(101, KICK_OFF - 9_000, { p1: 0.5 })]);
    const { trends } = await dataOf('trends/101-x/20/12/0/0/0/0/1');
    const win = trends.find(({ oddType }: { oddType: string }) => oddType === '1x2.1');
    expect(win).toMatchObject({ side: 'home', hits: 5, of: 6 });
    expect(win.fairPercent).toBeGreaterThan(0);
    expect(win.probabilityPercent).toBe(50);
    expect(win.claimedPercent).toBeCloseTo(win.odds * 50 - 100, 1);
    // between what the market and what the model says, much nearer to the market
    const ofMarket = win.odds * win.fairPercent - 100;
    expect(win.valuePercent).toBeGreaterThan(Math.min(ofMarket, win.claimedPercent));
    expect(win.valuePercent).toBeLessThan(Math.max(ofMarket, win.claimedPercent));
    const moved = Math.abs(win.valuePercent - ofMarket);
    expect(moved).toBeLessThan(Math.abs(win.claimedPercent - ofMarket) / 4);
  });

  it('has no trends of a side with too few matches', async () => {
    const { trends } = await dataOf(`trends/101-x/${FILTERS}`);
    expect(trends.map(({ side }: { side: string }) => side)).not.toContain('away');
    expect((await dataOf('trends/101-x/10/12/0/1/0/0/1')).trends).toEqual([]);
  });
});

describe('table', () => {
  it('is that of the season', async () => {
    const { table, homeId, season } = await dataOf('table/101-x/0');
    expect(season.name).toBe('2023/24');
    expect(table.rows[0]).toMatchObject({
      position: 1,
      team: { id: homeId, name: 'Arsenal' },
      played: 6,
      won: 5,
      drawn: 1,
      points: 16,
      form: ['win', 'win', 'win', 'win', 'win'],
    });
    expect(table.rows).toHaveLength(5);
    expect(table.deductions).toEqual([]);
  });

  it('can be that of the last months', async () => {
    const fulhamSince = async (months: number) => {
      const { rows } = (await dataOf(`table/101-x/${months}`)).table;
      return rows.find(({ team }: { team: { name: string } }) => team.name === 'Fulham');
    };
    expect(await fulhamSince(0)).toMatchObject({ played: 3, won: 1, lost: 2, points: 3 });
    expect(await fulhamSince(1)).toMatchObject({ played: 2, won: 0, lost: 2, points: 0 });
    expect(await fulhamSince(3)).toMatchObject({ played: 3, won: 1, lost: 2, points: 3 });
  });

  it('refuses an unknown number of months', async () => {
    const reply = await api.app.inject('/soccer/events/table/101-x/2');
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toHaveProperty('tableCountOfMonths');
  });
});

describe('referee', () => {
  it('has the referee’s earlier matches with their cards', async () => {
    const data = await dataOf('referee/101-x/20/24/0/0');
    expect(data.referee.name).toBe('M Oliver');
    expect(data.matches).toHaveLength(2);
    expect(data.matches[0]).toMatchObject({ yellowCards: 5 });
    expect(data.matches[1].yellowCards).toBeNull();
    expect(data.figures).toMatchObject({
      count: 2,
      home: 1,
      away: 1,
      yellowCards: { average: 5, of: 1 },
      penalties: { average: 1, of: 1 },
      cards: { over: 1, of: 1 },
    });
  });

  it('is null for a match without one', async () => {
    expect(await dataOf('referee/102-x/20/24/0/0')).toMatchObject({
      referee: null,
      figures: null,
      matches: [],
    });
  });

  it('refuses an invalid league link', async () => {
    const reply = await api.app.inject('/soccer/events/referee/101-x/20/24/0/rpl');
    expect(reply.json().error).toMatchObject({
      code: 'validation',
      details: { leagueUrl: expect.any(String) },
    });
  });
});

describe('squads', () => {
  it('lists keepers first, with ages on the day and goals of the season', async () => {
    const { squads } = await dataOf(`squads/101-x/${FILTERS}`);
    const nothing = { club: null };
    expect(squads[0]).toEqual({
      side: 'home',
      players: [
        { name: 'Райя', link: 'raya', number: 22, position: 'GK', age: 28, goals: 0, ...nothing },
        { name: 'Сака', link: 'saka', number: 7, position: 'FW', age: 22, goals: 2, ...nothing },
      ],
      lineup: null,
      absent: [],
    });
    expect(squads[1]).toEqual({ side: 'away', players: [], lineup: null, absent: [] });
  });
});

test.each(['summary', 'trends', 'squads'])('%s of an unknown match is 404', async (tab) => {
  const reply = await api.app.inject(`/soccer/events/${tab}/9999-x/${FILTERS}`);
  expect(reply.statusCode).toBe(404);
});
