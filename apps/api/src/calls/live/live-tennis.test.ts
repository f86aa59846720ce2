import type { AddressInfo } from 'node:net';
import type { PointsRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import {
  aTennisMatch,
  aTennisScore,
  aTournament,
  FIRST_DAY,
  idOfMatch,
} from '../../matches/tennis/testing/tournament.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { type LiveClient, listenTo } from '../../testing/live-events.ts';

const NOW = FIRST_DAY + 1_800;
const KEY = 'Rossi-Bianchi';
const QUICK = { gatherMs: 10, beatMs: 50, stalledMs: 2_000 };

let api: TestApi;
let client: LiveClient;
let id = 0;
let seq = 10;

beforeAll(async () => {
  api = await createTestApi({ now: NOW, live: { pace: QUICK } });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  await sendFeed(api, [
    ...aTournament(['Rossi', 'Bianchi']),
    aTennisMatch('Rossi', 'Bianchi', { seeds: [1, null] }),
  ]);
  id = await idOfMatch(api, KEY);
  const { port } = api.app.server.address() as AddressInfo;
  client = await listenTo(`http://127.0.0.1:${port}/live?topics=m:${id}`);
  await client.next('beat');
}, 60_000);

afterAll(async () => {
  client.close();
  await api.close();
});

type Side = Readonly<Record<string, unknown>>;
type Change = Readonly<Record<string, unknown>> & { readonly '7': Side; readonly '8': Side };
interface Changes {
  readonly matches: Readonly<Record<string, Change>>;
  readonly events?: Readonly<Record<string, Side>>;
}

async function afterPoint(
  points: [string, string],
  serving: 'home' | 'away',
  games: [number, number],
) {
  seq += 1;
  await sendFeed(api, [
    aTennisScore(KEY, [games], {
      seq,
      status: MATCH_STATUS.live,
      liveState: 'S1',
      serving,
      score: { home: 0, away: 0, points },
    }),
  ]);
  return ((await client.next('changes')).data as Changes).matches[id];
}

test('every point is sent with the server, and only what changed', async () => {
  const first = await afterPoint(['15', '0'], 'home', [0, 0]);
  expect(first).toMatchObject({ '1': 2, '2': 'S1', '7': { '17': '15', '18': 1 } });
  expect(first?.['8']).toMatchObject({ '17': '0', '18': 0 });
  expect(first?.['7']).not.toHaveProperty('21');
  expect(await afterPoint(['30', '0'], 'home', [0, 0])).toEqual({ '7': { '17': '30' } });
  expect(await afterPoint(['0', '0'], 'away', [1, 0])).toEqual({
    '7': { '17': '0', '18': 0, '5': 1 },
    '8': { '18': 1 },
  });
});

test('points of a set change the revision of the match, so that its page requests them', async () => {
  const games: PointsRecord['games'] = [{ serving: 'home', points: '1111' }];
  await sendFeed(api, [
    { kind: 'points', source: 'test-feed', matchKey: KEY, seq: (seq += 1), set: 1, games },
  ]);
  const { events } = (await client.next('changes')).data as Changes;
  expect(events?.[id]).toEqual({ revision: expect.any(Number) });
});

test('after a retirement the current game is removed and the advancing player is sent', async () => {
  await sendFeed(api, [
    aTennisScore(KEY, [], {
      seq: (seq += 1),
      status: MATCH_STATUS.finishedRetired,
      advancing: 'away',
      score: { home: 0, away: 0, periods: [[1, 0]] },
    }),
  ]);
  const change = ((await client.next('changes')).data as Changes).matches[id];
  expect(change).toMatchObject({ '1': 9, '2': null, '7': { '17': null, '18': null } });
  expect(change?.['8']).toMatchObject({ '17': null, '18': null, '22': 1 });
});
