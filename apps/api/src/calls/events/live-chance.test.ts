import type { AddressInfo } from 'node:net';
import type { LiveChance, MatchTimeline } from '@tipmark/contract';
import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, removeMargin } from '@tipmark/domain';
import {
  aFeedBookmaker,
  aFeedEvent,
  aFeedForecast,
  aFeedMatch,
  aFeedOdds,
  aFeedScore,
  aFeedSetting,
} from '@tipmark/test-kit';
import {
  aTennisMatch,
  aTennisScore,
  aTournament,
} from '../../matches/tennis/testing/tournament.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { type LiveClient, listenTo } from '../../testing/live-events.ts';
import {
  aHockeyLeague,
  aHockeyMatch,
  HOCKEY_NOW,
  idOfKey,
  someHockeyOdds,
} from '../hockey/testing/hockey-feed.ts';

const KICK_OFF = HOCKEY_NOW - 3_600;
const FILTERS = '10/12/0/0/0/0/0/0';

let api: TestApi;
let client: LiveClient;
let [soccer, unpriced, hockey, tennis] = [0, 0, 0, 0];
let clock = HOCKEY_NOW;
let seq = 1;

async function send(records: readonly FeedRecord[]): Promise<void> {
  const { receipt } = await sendFeed(api, records);
  expect(receipt.errors).toEqual([]);
  clock += 2;
  api.setNow(clock);
}

const goals = (matchKey: string, home: number, away: number, liveState: string): FeedRecord =>
  aFeedScore(matchKey, home, away, {
    seq: (seq += 1),
    status: MATCH_STATUS.live,
    liveState,
    score: { home, away, redCards: [0, 0] },
  });

async function pageOf(url: string) {
  return (await api.app.inject(url)).json().data as {
    readonly chance?: LiveChance;
    readonly course?: MatchTimeline;
    readonly odds: readonly { readonly oddType: string; readonly closing: number | null }[];
  };
}
const soccerPage = (id: number) => pageOf(`/soccer/events/page/${id}/${FILTERS}`);

beforeAll(async () => {
  api = await createTestApi({
    now: HOCKEY_NOW,
    live: { pace: { gatherMs: 10, beatMs: 50, stalledMs: 2_000 } },
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  await send([
    ...aFeedSetting('Arsenal', 'Fulham', 'Everton'),
    aFeedMatch('Arsenal', 'Fulham', { startsAt: KICK_OFF }),
    aFeedMatch('Everton', 'Fulham', { startsAt: KICK_OFF }),
    aFeedOdds('Arsenal-Fulham', undefined, { at: KICK_OFF - 3_600 }),
    aFeedForecast('Everton-Fulham', { scores: [1.55, 1.25], score: '1:1' }),
    ...aHockeyLeague(['Lukko', 'Karhu']),
    aHockeyMatch('Lukko', 'Karhu', { startsAt: KICK_OFF }),
    someHockeyOdds('Lukko-Karhu'),
    ...aTournament(['Rossi', 'Bianchi']),
    aFeedBookmaker('Kappa'),
    aTennisMatch('Rossi', 'Bianchi', { startsAt: KICK_OFF }),
    aFeedOdds(
      'Rossi-Bianchi',
      [
        ['Kappa', 'win.1', 1_500],
        ['Kappa', 'win.2', 2_600],
      ],
      { at: KICK_OFF - 3_600 },
    ),
  ]);
  soccer = await idOfKey(api, 'match', 'Arsenal-Fulham');
  unpriced = await idOfKey(api, 'match', 'Everton-Fulham');
  hockey = await idOfKey(api, 'match', 'Lukko-Karhu');
  tennis = await idOfKey(api, 'match', 'Rossi-Bianchi');
  const { port } = api.app.server.address() as AddressInfo;
  client = await listenTo(`http://127.0.0.1:${port}/live?topics=m:${soccer}`);
  await client.next('beat');
}, 60_000);

afterAll(async () => {
  client.close();
  await api.close();
});

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

test('a match that is not running has no chances of the moment', async () => {
  expect(await soccerPage(soccer)).not.toHaveProperty('chance');
});

test('soccer: the score and the clock change the closing probabilities', async () => {
  await send([goals('Arsenal-Fulham', 0, 0, '1H:1')]);
  const first = (await soccerPage(soccer)).chance;
  expect(first?.basis).toBe('closing');
  // 2.10, 3.40, 3.60 without their margin
  expect(first?.percents[0]).toBeCloseTo(46, 0);
  await send([goals('Arsenal-Fulham', 0, 1, '2H:67')]);
  const page = await soccerPage(soccer);
  expect(sum(page.chance?.percents ?? [])).toBeCloseTo(100, 0);
  expect(page.chance?.percents[0]).toBeLessThan(15);
  expect(page.chance?.percents[2]).toBeGreaterThan(55);
  expect(page.odds.find(({ oddType }) => oddType === '1x2.1')?.closing).toBe(2.1);
  await send([goals('Arsenal-Fulham', 0, 1, '2H:90+3')]);
  const late = (await soccerPage(soccer)).chance;
  expect(late?.percents[2]).toBeGreaterThan(page.chance?.percents[2] ?? 100);
});

test('listeners of the match are sent what its page says, until it ends', async () => {
  await send([goals('Arsenal-Fulham', 1, 1, '2H:90+4')]);
  const { chance } = await soccerPage(soccer);
  const chanceOf = ({ data }: { readonly data: unknown }) =>
    (data as { readonly events?: Record<string, { readonly chance?: LiveChance | null }> })
      .events?.[soccer]?.chance;
  const sent = async (isWanted: (found: LiveChance | null | undefined) => boolean) => {
    for (;;) {
      const found = chanceOf(await client.next('changes'));
      if (isWanted(found)) return found;
    }
  };
  expect(await sent((found) => JSON.stringify(found) === JSON.stringify(chance))).toEqual(chance);
  await send([
    aFeedScore('Arsenal-Fulham', 1, 1, { seq: (seq += 1), status: MATCH_STATUS.finished }),
  ]);
  expect(await sent((found) => found === null)).toBeNull();
  expect(await soccerPage(soccer)).not.toHaveProperty('chance');
}, 30_000);

test('a finished match says how its chances went, from its goals', async () => {
  const courseOf = async () => (await soccerPage(soccer)).course?.chances;
  expect(await courseOf()).toBeUndefined();
  await send([
    aFeedEvent('Arsenal-Fulham', { key: 'first', minute: 30, side: 'away' }),
    aFeedEvent('Arsenal-Fulham', { key: 'second', minute: 90, stoppage: 4, side: 'home' }),
  ]);
  const course = (await courseOf()) ?? [];
  const [start, ...rest] = course;
  expect(start?.[0]).toBe(0);
  expect(start?.[1]).toBeCloseTo(46, 0);
  expect(rest.filter(([at]) => at === 30)).toHaveLength(2);
  const [before, after] = course.filter(([at]) => at === 30);
  expect(after?.[1]).toBeLessThan((before?.[1] ?? 0) - 10);
  expect(course.at(-1)).toEqual([94, 0, 100]);
  expect(course.map(([at]) => at)).toEqual(course.map(([at]) => at).toSorted((a, b) => a - b));
});

test('without closing odds our forecast takes their place', async () => {
  await send([goals('Everton-Fulham', 0, 0, 'HT')]);
  // the vector of expected goals 1.55 and 1.25 at half-time
  expect((await soccerPage(unpriced)).chance).toEqual({
    percents: [35.36, 38.85, 25.8].map((percent) => expect.closeTo(percent, 1)),
    basis: 'model',
  });
});

test('a state that says no clock has no chances', async () => {
  await send([goals('Everton-Fulham', 0, 0, 'ET1:98')]);
  expect(await soccerPage(unpriced)).not.toHaveProperty('chance');
});

test('hockey: of sixty minutes, and of the final winner', async () => {
  const state = (home: number, away: number, liveState: string): FeedRecord =>
    aFeedScore('Lukko-Karhu', home, away, {
      seq: (seq += 1),
      status: MATCH_STATUS.live,
      liveState,
      score: { home, away, periods: [[home, away]] },
    });
  const pageNow = async () => (await pageOf(`/hockey/events/page/${hockey}/${FILTERS}`)).chance;
  await send([state(0, 0, 'P1:00:00')]);
  const first = await pageNow();
  const fair = removeMargin([2_200, 4_200, 2_700])?.probabilities[0] ?? 0;
  expect(first?.percents[0]).toBeCloseTo(fair * 100, 1);
  const [home = 0, draw = 0] = first?.percents ?? [];
  expect(first?.winner?.[0]).toBeGreaterThan(home);
  expect(first?.winner?.[0]).toBeLessThan(home + draw);
  await send([state(0, 2, 'P3:12:00')]);
  const late = await pageNow();
  expect(late?.percents[2]).toBeGreaterThan(90);
  expect(sum(late?.winner ?? [])).toBeCloseTo(100, 1);
});

test('tennis: sets, games, points and the server', async () => {
  const pageNow = async () => (await pageOf(`/tennis/events/page/${tennis}`)).chance?.percents;
  const state = (sets: readonly [number, number][], points: [string, string]): FeedRecord =>
    aTennisScore('Rossi-Bianchi', sets.slice(0, -1), {
      seq: (seq += 1),
      status: MATCH_STATUS.live,
      liveState: `S${sets.length}`,
      serving: 'home',
      score: { periods: [...sets], points },
    });
  await send([state([[0, 0]], ['0', '0'])]);
  const first = await pageNow();
  const fair = removeMargin([1_500, 2_600])?.probabilities[0] ?? 0;
  expect(first?.[0]).toBeCloseTo(fair * 100, 1);
  await send([
    state(
      [
        [4, 6],
        [2, 5],
      ],
      ['0', '40'],
    ),
  ]);
  const late = await pageNow();
  expect(late?.[0]).toBeLessThan(3);
  await send([
    state(
      [
        [4, 6],
        [6, 6],
      ],
      ['5', '6'],
    ),
  ]);
  const tieBreak = await pageNow();
  expect(tieBreak?.[0]).toBeGreaterThan(late?.[0] ?? 100);
  expect(sum(tieBreak ?? [])).toBeCloseTo(100, 1);
});
