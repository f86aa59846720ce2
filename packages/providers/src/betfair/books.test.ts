import fc from 'fast-check';
import { readsSoftly } from '../testing/damage.ts';
import { betfair } from './betfair.ts';
import { bestBack, runnerKey } from './market-book.ts';
import { openStreamBooks } from './stream-books.ts';

/** What the exchange really has: best prices by market, runner and handicap. */
type Ladder = Map<number, number>;
type Market = Map<string, Ladder>;
type Exchange = Map<string, Market>;

const MARKETS = ['1.1', '1.2', '1.3'];
const RUNNERS = [
  [1, 0],
  [1, -0.5],
  [2, 0],
] as const;

interface Change {
  readonly market: string;
  readonly runner: number;
  readonly price: number;
  readonly size: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  market: fc.constantFrom(...MARKETS),
  runner: fc.nat({ max: RUNNERS.length - 1 }),
  price: fc.constantFrom(1.5, 2, 2.5, 3, 10),
  size: fc.constantFrom(0, 0, 5, 80),
});

/** What happens on the wire. */
type Step =
  | { readonly kind: 'changes'; readonly changes: readonly Change[] }
  | { readonly kind: 'image'; readonly isSegmented: boolean }
  | { readonly kind: 'marketImage'; readonly market: string }
  | { readonly kind: 'lost'; readonly lost: readonly Change[]; readonly isImaged: boolean }
  | { readonly kind: 'stray' }
  | { readonly kind: 'heartbeat' };

const changes = fc.array(change, { minLength: 1, maxLength: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('changes' as const), changes }) },
  fc.record({ kind: fc.constant('image' as const), isSegmented: fc.boolean() }),
  fc.record({ kind: fc.constant('marketImage' as const), market: fc.constantFrom(...MARKETS) }),
  fc.record({ kind: fc.constant('lost' as const), lost: changes, isImaged: fc.boolean() }),
  fc.record({ kind: fc.constant('stray' as const) }),
  fc.record({ kind: fc.constant('heartbeat' as const) }),
);

/** A server with its markets, which sends what its clients have to be sent. */
function openServer() {
  const exchange: Exchange = new Map(MARKETS.map((id) => [id, new Map()]));
  let subscription = 1;

  const apply = ({ market, runner, price, size }: Change) => {
    const ladders = exchange.get(market) ?? new Map<string, Ladder>();
    const ladder = ladders.get(String(runner)) ?? new Map<number, number>();
    if (size === 0) ladder.delete(price);
    else ladder.set(price, size);
    ladders.set(String(runner), ladder);
  };
  const row = (runner: number, atb: number[][]) => {
    const [id, hc] = RUNNERS[runner] ?? RUNNERS[0];
    return { id, ...(hc === 0 ? {} : { hc }), atb };
  };
  const imageOf = (market: string) => ({
    id: market,
    img: true,
    rc: RUNNERS.map((_, runner) =>
      row(
        runner,
        [...(exchange.get(market)?.get(String(runner)) ?? [])].map(([price, size]) => [
          price,
          size,
        ]),
      ),
    ),
  });
  const deltasOf = (list: readonly Change[]) =>
    list.map(({ market, runner, price, size }) => ({
      id: market,
      rc: [row(runner, [[price, size]])],
    }));
  const mcm = (mc: unknown[], known: object = {}) => ({
    op: 'mcm',
    id: subscription,
    clk: 'c',
    pt: 1,
    mc,
    ...known,
  });

  return {
    exchange,
    /** All markets again, under the next subscription. */
    image(isSegmented: boolean): unknown[] {
      subscription += 1;
      const images = MARKETS.map(imageOf);
      if (!isSegmented) return [mcm(images, { ct: 'SUB_IMAGE', initialClk: 'i' })];
      const segments = ['SEG_START', 'SEG', 'SEG_END'];
      return images.map((one, index) =>
        mcm([one], { ct: 'SUB_IMAGE', segmentType: segments[index] }),
      );
    },
    change(list: readonly Change[]): unknown[] {
      for (const one of list) apply(one);
      return [mcm(deltasOf(list))];
    },
    marketImage: (market: string): unknown[] => [mcm([imageOf(market)])],
    /** Lines are lost; the next connection sends what they changed, or images of it. */
    resume(list: readonly Change[], isImaged: boolean): unknown[] {
      for (const one of list) apply(one);
      subscription += 1;
      const mc = isImaged
        ? [...new Set(list.map(({ market }) => market))].map(imageOf)
        : deltasOf(list);
      return [mcm(mc, { ct: 'RESUB_DELTA' })];
    },
    /** A market that nobody sent an image of. */
    stray: (): unknown[] => [mcm([{ id: '1.99', rc: [row(0, [[5, 5]])] }])],
    heartbeat: (): unknown[] => [mcm([], { ct: 'HEARTBEAT' })],
  };
}

type Server = ReturnType<typeof openServer>;

function linesOf(server: Server, step: Step): unknown[] {
  switch (step.kind) {
    case 'changes':
      return server.change(step.changes);
    case 'image':
      return server.image(step.isSegmented);
    case 'marketImage':
      return server.marketImage(step.market);
    case 'lost':
      return server.resume(step.lost, step.isImaged);
    case 'stray':
      return server.stray();
    case 'heartbeat':
      return server.heartbeat();
  }
}

test('images, differences and lost lines end in the prices that the exchange has', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const server = openServer();
      const books = openStreamBooks();
      for (const line of server.image(false)) books.apply(line);
      for (const one of steps) for (const line of linesOf(server, one)) books.apply(line);
      for (const market of MARKETS) {
        const book = books.get(market);
        for (const [runner, [id, hc]] of RUNNERS.entries()) {
          const sizes = server.exchange.get(market)?.get(String(runner));
          const prices = [...(sizes?.keys() ?? [])];
          const best = prices.length === 0 ? undefined : Math.max(...prices);
          expect(book && bestBack(book, runnerKey(id, hc))).toBe(best);
        }
      }
      expect(books.get('1.99')).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

test('a lost line that nobody makes up for is a gap: only a resumed stream has no gap', () => {
  const server = openServer();
  const books = openStreamBooks();
  const raise = { market: '1.1', runner: 0, price: 3, size: 5 };
  for (const line of server.image(false)) books.apply(line);
  server.change([raise]);
  expect(bestBack(books.get('1.1') ?? never(), runnerKey(1, 0))).toBeUndefined();
  for (const line of server.resume([raise], false)) books.apply(line);
  expect(bestBack(books.get('1.1') ?? never(), runnerKey(1, 0))).toBe(3);
});

function never(): never {
  throw new Error('the market is there');
}

test('no damage of a line makes the reader throw or give a record that is none', () => {
  const market = '1.200';
  const runners = [11, 22, 58805].map((id) => ({ id, status: 'ACTIVE', hc: 0 }));
  const marketDefinition = {
    eventId: '900',
    eventTypeId: '1',
    marketType: 'MATCH_ODDS',
    marketTime: '2026-11-21T15:00:00.000Z',
    status: 'OPEN',
    inPlay: true,
    version: 1,
    runners,
  };
  const rc = runners.map(({ id }) => ({ id, batb: [[0, 3, 10]], atb: [[3, 10]] }));
  const pt = Date.parse('2026-11-21T14:00:00Z');
  const image = {
    op: 'mcm',
    id: 2,
    pt,
    ct: 'SUB_IMAGE',
    mc: [{ id: market, img: true, marketDefinition, rc }],
  };
  const catalogue = [
    {
      marketId: market,
      marketName: 'Match Odds',
      marketStartTime: '2026-11-21T15:00:00.000Z',
      eventType: { id: '1' },
      competition: { id: '7', name: 'Eliteserien' },
      event: { id: '900', name: 'Viking v Sogndal', countryCode: 'NO' },
      runners: [11, 22, 58805].map((selectionId, index) => ({
        selectionId,
        runnerName: ['Viking', 'Sogndal', 'The Draw'][index],
      })),
    },
  ];
  expect(
    readsSoftly(betfair, [catalogue, image, { op: 'mcm', id: 2, pt, mc: [{ id: market, rc }] }]),
  ).toBe(true);
});
