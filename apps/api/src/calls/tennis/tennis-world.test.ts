import type { PlayedSetItem, TennisDraw, TennisEventPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';
import { createWorld } from '@tipmark/simulator';
import { applyFeedStream } from '../../ingest/apply/apply-feed-stream.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = Date.parse('2026-11-21T14:00:00Z') / 1_000;

let api: TestApi;

type Listed = ReturnType<typeof decodeMatch>;

/** Three days of the simulated tours and what is announced after them. */
beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const world = createWorld({ seed: 1, sports: ['tennis'] });
  const lines = [...world.snapshotAt(NOW, NOW - 3 * 86_400)].map((record, index) => ({
    line: index + 1,
    record,
  }));
  await applyFeedStream(api.database.db, lines, { nowSeconds: () => NOW });
}, 120_000);

afterAll(() => api.close());

async function read(url: string) {
  const reply = await api.app.inject(url);
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json().data;
}

async function matchesOf(timestamp: number): Promise<Listed[]> {
  const { leagues } = await read(`/tennis/results/page?timestamp=${timestamp}`);
  return leagues.flatMap(({ matches }: { matches: Parameters<typeof decodeMatch>[0][] }) =>
    matches.map(decodeMatch),
  );
}

const matchesOfToday = () => matchesOf(NOW);

const withStatus = (matches: readonly Listed[], status: number): Listed => {
  const found = matches.find((match) => match.status === status);
  if (found === undefined) throw new Error(`no match of the day has status ${status}`);
  return found;
};

test('a day has finished, live and upcoming matches, with sets, points and prices', async () => {
  const matches = await matchesOfToday();
  const live = withStatus(matches, MATCH_STATUS.live);
  expect(live.liveState).toMatch(/^S[1-5]$/);
  expect([live.home.isServing, live.away.isServing].toSorted()).toEqual([false, true]);
  expect(live.home.livePoints).toMatch(/^(\d+|Ad)$/);
  const over = withStatus(matches, MATCH_STATUS.finished);
  expect(over.home.periodScores?.length).toBeGreaterThan(1);
  const ofTwoDays = [...matches, ...(await matchesOf(NOW - 86_400))];
  expect(ofTwoDays.some(({ home }) => home.tieBreaks !== undefined)).toBe(true);
  expect(matches.some(({ home }) => home.seed !== undefined)).toBe(true);
  const next = withStatus(matches, MATCH_STATUS.scheduled);
  expect(matches.filter(({ currentOdds }) => currentOdds.length === 2).length).toBeGreaterThan(5);
  expect(next.hasUsersTip).toBe(false);
});

test('points of a live match add up to its score', async () => {
  const live = withStatus(await matchesOfToday(), MATCH_STATUS.live);
  const { sets, totals } = await read(`/page-tennis-events-points/${live.matchId}`);
  const last: PlayedSetItem = sets.at(-1);
  const games = last.games.map((game) => game.games).findLast(() => true) ?? [0, 0];
  expect(last.score).toEqual([live.home.periodScores?.at(-1), live.away.periodScores?.at(-1)]);
  expect(games).toEqual(last.score);
  expect(totals.points[0] + totals.points[1]).toBe(
    totals.servicePoints[0] + totals.servicePoints[1],
  );
});

test('the winners of the draw are at their positions in the next round', async () => {
  const over = withStatus(await matchesOfToday(), MATCH_STATUS.finished);
  const draw: TennisDraw = await read(`/tennis/events/draw/${over.matchId}`);
  expect(draw.rounds.at(-1)).toMatchObject({ round: 'F', slots: [{ position: 1 }] });
  const [first] = draw.rounds;
  expect(first?.slots.filter(({ match }) => match !== null).length).toBeGreaterThan(4);
  const all = draw.rounds.flatMap(({ slots }) => slots);
  expect(all.some(({ match }) => match?.['3'] === over.link)).toBe(true);
  for (const [index, { slots }] of draw.rounds.slice(0, -1).entries()) {
    for (const { winnerId, position } of slots) {
      if (winnerId === null) continue;
      const next = draw.rounds[index + 1]?.slots[Math.ceil(position / 2) - 1];
      expect(next?.players[(position + 1) % 2]?.id).toBe(winnerId);
    }
  }
});

test('an upcoming match has ranks, a forecast, serve statistics, markets, a tip maker and odds history', async () => {
  const matches = (await matchesOfToday()).filter(
    ({ status, currentOdds, forecastScores }) =>
      status === MATCH_STATUS.scheduled && currentOdds.length === 2 && forecastScores !== undefined,
  );
  const [next] = matches;
  const page: TennisEventPage = await read(`/tennis/events/page/${next?.matchId}`);
  expect(page.home.rank).toBeGreaterThan(0);
  expect(page.forecast?.winPercent.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100);
  expect(page.counts).toMatchObject({ markets: expect.any(Number), sets: 0 });
  expect(page.counts.markets).toBeGreaterThan(3);
  expect(page.lists.some(({ serve }) => serve.length === 8)).toBe(true);
  expect(page.lists.some(({ record }) => record.surfaces.length > 0)).toBe(true);
  const { rank, bestRank, career, rivals } = await read(`/tennis/player/page/${page.home.link}`);
  expect(rank.place).toBe(page.home.rank);
  expect(bestRank.place).toBeLessThanOrEqual(rank.place);
  expect(career.matches[0] + career.matches[1]).toBeGreaterThanOrEqual(rivals.length);
  const maker = await read(`/tennis/tip-maker/${next?.matchId}/win.1`);
  expect(maker.markets.map(({ market }: { market: string }) => market)).toEqual(
    expect.arrayContaining(['win', 'ougames', 'ahsets', 'ousets', 's1win']),
  );
  expect(maker.chosen.facts.length).toBeGreaterThan(1);
  const history = await read(`/tennis/events/odds-history/${next?.matchId}/ahsets`);
  expect(history.lines[0]).toMatchObject({ marginPercent: expect.any(Number) });
  expect(history.lines[0].bookmakers.length).toBeGreaterThan(1);
});

test('players, tournaments and matches are found by their names', async () => {
  const [match] = await matchesOfToday();
  const word = match?.home.name.split(' ').at(-1) ?? '';
  const found = await read(`/tennis/search/?query=${encodeURIComponent(word)}`);
  expect(found.teams.map(({ name }: { name: string }) => name)).toContain(match?.home.name);
  expect(found.matches.length).toBeGreaterThan(0);
  expect(found.referees).toEqual([]);
});
