import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import type { LiveMatchRow } from '../../matches/live/live-queries.ts';
import { createLocalBus } from '../../platform/bus/bus.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { createListener } from './live-listener.ts';

const ids = Array.from({ length: 300 }, (_, index) => index + 1);
let round = 0;

/** Matches whose values change with every query. */
const find = async (wanted: readonly number[]): Promise<LiveMatchRow[]> => {
  round += 1;
  return wanted.map(
    (id) =>
      ({
        id,
        slug: 'a-b-2026-11-21',
        sport: 1,
        status: 2,
        league_id: 1,
        starts_at: 1_795_262_400,
        live_state: `1H:${round}`,
        second_line: `${'x'.repeat(40)}${round}`,
        home_score: round,
        home_periods: null,
        away_periods: null,
        odds_current: [1_000 + round, 3_400, 3_600, null, null],
        odds_first: [2_000, 3_400, 3_600, null, null],
        odds_closing: null,
        odds_changed_at: null,
        listed_first: null,
        is_time_known: true,
        is_day_known: true,
        in_play_current: null,
        in_play_last: null,
        home_crest: null,
        away_crest: null,
        away_score: null,
        forecast_home: null,
        forecast_away: null,
        forecast_score: null,
        prediction: null,
        count_of_tips: 0,
        tips: 0,
      }) as unknown as LiveMatchRow,
  );
};

const bus = createLocalBus();
const faults: unknown[] = [];
let hub: LiveHub;
let elapsed = 0;
const responses: ServerResponse[] = [];

const server = createServer((_request, response) => {
  const listener = createListener(response, {
    topics: ['l:1'],
    sent: undefined,
    elapsedMs: () => elapsed,
    onReady: () => hub.wake(),
  });
  response.on('close', () => hub.remove(listener));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  responses.push(response);
  hub.add(listener);
});

beforeAll(async () => {
  hub = createLiveHub({
    bus,
    find,
    nowMs: Date.now,
    onError: (error) => faults.push(error),
    pace: { gatherMs: 1, beatMs: 20, stalledMs: 1_000 },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await hub.close();
  server.closeAllConnections();
  server.close();
});

function listen(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => get({ port, host: '127.0.0.1' }, resolve));
}

const yieldToOthers = () => new Promise((resolve) => setTimeout(resolve, 2));
const publish = () => bus.publish(ids.map((id) => `match:${id}`));

test('a listener that does not read gets no more frames, is dropped with a reason and does not delay others', async () => {
  const slow = await listen();
  slow.pause();
  const quick = await listen();
  let received = '';
  quick.setEncoding('utf8');
  quick.on('data', (chunk: string) => {
    received = (received + chunk).slice(-200_000);
  });
  const [unread] = responses as [ServerResponse];
  while (!unread.writableNeedDrain) {
    publish();
    await yieldToOthers();
  }
  const waiting = unread.writableLength;
  for (let more = 0; more < 50; more += 1) {
    publish();
    await yieldToOthers();
  }
  // one frame waits, whatever happens meanwhile
  expect(unread.writableLength).toBe(waiting);
  expect(waiting).toBeLessThan(256 * 1_024);

  elapsed = 5_000;
  const dropped = { label: 'reason', values: { slow: 1, closing: 0, premium: 0 } };
  const isDropped = () => isDeepStrictEqual(hub.metricValues()['live_dropped_total'], dropped);
  while (!isDropped()) await yieldToOthers();
  let text = '';
  slow.setEncoding('utf8');
  slow.on('data', (chunk: string) => {
    text = (text + chunk).slice(-200);
  });
  const ended = new Promise((resolve) => slow.once('end', resolve));
  slow.resume();
  await ended;
  expect(text).toMatch(/event: bye\ndata: \{"reason":"slow"\}\n\n$/);

  const last = round;
  publish();
  while (!received.includes(`1H:${last + 1}`)) await yieldToOthers();
  expect(faults).toEqual([]);
  quick.destroy();
}, 60_000);
