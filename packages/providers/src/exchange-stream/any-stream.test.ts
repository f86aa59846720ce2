import { setTimeout as pause } from 'node:timers/promises';
import {
  aServedMarket,
  type BetfairServer,
  bestOf,
  startBetfairServer,
} from '@tipmark/test-kit/providers';
import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { ACCESS, type BetfairWatch, until, watchBetfair } from '../testing/betfair-watch.ts';

const MARKETS = ['1.1001', '1.1002', '1.1003', '1.1004', '1.1005'];
const SENTINEL = '1.1099';
const OUTCOMES = ['1x2.1', '1x2.2', '1x2.x'];
const RUNS = sampleOf(20, 250);

/** What happens to the exchange, and to the connection. */
const LOSSES = ['drop', 'dropInLine', 'breakLine'] as const;
const FAULTS = [
  ...LOSSES,
  'image',
  'mute',
  'pieces',
  'whole',
  'forgetClocks',
  'endSession',
  'late',
] as const;

const market = fc.constantFrom(...MARKETS);
const runner = fc.nat({ max: 2 });
const change = fc.record({
  kind: fc.constantFrom('price' as const, 'lay' as const),
  market,
  runner,
  price: fc.constantFrom(1.5, 2, 2.5, 3, 10),
  size: fc.constantFrom(0, 0, 5, 80),
});
const step = fc.oneof(
  { weight: 3, arbitrary: change },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      market,
      runner,
      price: fc.integer({ min: 110, max: 5_000 }).map((cents) => cents / 100),
    }),
  },
  fc.record({
    kind: fc.constantFrom(
      'suspend' as const,
      'open' as const,
      'inPlay' as const,
      'imageOf' as const,
    ),
    market,
  }),
  fc.record({ kind: fc.constant('remove' as const), market, runner }),
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 6 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      // What loses lines more often than what sends everything again, which would mend it.
      fault: fc.constantFrom(...FAULTS, ...LOSSES, ...LOSSES, ...LOSSES),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function disturb(server: BetfairServer, fault: (typeof FAULTS)[number]): Promise<void> {
  const { manners, connections } = server;
  const newest = connections.at(-1);
  switch (fault) {
    case 'drop':
      return newest?.drop();
    case 'dropInLine':
      return newest?.dropInNextLine();
    case 'breakLine':
      return newest?.breakNextLine();
    case 'image':
      return newest?.imageAgain();
    case 'late':
      return newest?.late();
    case 'mute': {
      const before = server.counts.connections;
      manners.isMute = true;
      await until(() => server.counts.connections > before, 'another connection');
      manners.isMute = false;
      return;
    }
    case 'pieces':
      manners.pieces = { bytes: 300, ms: 0 };
      return;
    case 'whole':
      manners.pieces = undefined;
      manners.resumesWithImages = !manners.resumesWithImages;
      return;
    case 'forgetClocks':
      manners.knowsClocks = !manners.knowsClocks;
      return;
    case 'endSession':
      server.sessions.clear();
      return newest?.fail('INVALID_SESSION_INFORMATION');
  }
}

async function take(server: BetfairServer, one: Step): Promise<void> {
  const { exchange } = server;
  switch (one.kind) {
    case 'price':
      return exchange.price(one.market, one.runner, one.price, one.size);
    case 'move': {
      const { backs } = exchange.marketOf(one.market).runners[one.runner] ?? { backs: new Map() };
      for (const price of backs.keys()) exchange.price(one.market, one.runner, price, 0);
      return exchange.price(one.market, one.runner, one.price, 20);
    }
    case 'lay':
      return exchange.lay(one.market, one.runner, one.price, one.size);
    case 'suspend':
      return exchange.define(one.market, { status: 'SUSPENDED' });
    case 'open':
      return exchange.define(one.market, { status: 'OPEN' });
    case 'inPlay':
      return exchange.define(one.market, { isInPlay: true });
    case 'imageOf':
      return server.connections.at(-1)?.imageOf(one.market);
    case 'remove':
      return exchange.remove(one.market, one.runner);
    case 'wait':
      return void (await pause(one.ms));
    case 'fault':
      return disturb(server, one.fault);
  }
}

/** What the exchange has, worked out without any of the messages. */
function expectSame(server: BetfairServer, watch: BetfairWatch): void {
  for (const { id, eventId, status, isInPlay, runners } of server.exchange.markets) {
    for (const [index, outcome] of OUTCOMES.entries()) {
      const one = runners[index];
      const best = one === undefined ? undefined : bestOf(one).back;
      const isBettable = status === 'OPEN' && one?.isRemoved === false && best !== undefined;
      const expected = isBettable ? Math.round(best * 1_000) : undefined;
      const key = `${eventId} ${outcome}`;
      const about = `${id} ${outcome}`;
      // Before a match nothing takes a price back: it expires.
      if (isInPlay) expect([about, watch.inPlay.get(key) ?? undefined]).toEqual([about, expected]);
      else if (expected !== undefined)
        expect([about, watch.odds.get(key)]).toEqual([about, expected]);
    }
  }
}

// expectSame has the assertions
// oxlint-disable-next-line jest/expect-expect
test('whatever happens to the connection, the prices end as the exchange has them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 12, maxLength: 40, size: 'max' }),
      fc.integer({ min: 1, max: 6 }),
      async (steps, marketsALine) => {
        const ids = [1, 2, 3, 4, 5, 99];
        const server = await startBetfairServer(
          ACCESS,
          ids.map((id) => aServedMarket(id)),
        );
        server.manners.marketsALine = marketsALine;
        const watch = watchBetfair(server);
        try {
          await until(() => watch.odds.size > 0, 'the first prices');
          for (const one of steps) await take(server, one);
          server.manners.knowsClocks = true;
          server.exchange.price(SENTINEL, 0, 50, 1);
          await until(() => watch.odds.get('30099 1x2.1') === 50_000, 'all is there');
          expectSame(server, watch);
        } finally {
          await watch.stop();
          await server.close();
        }
      },
    ),
    { numRuns: RUNS },
  );
}, 120_000);
