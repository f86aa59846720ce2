import type { Endpoints, ReplyOf } from '@tipmark/contract';
import { TIP_RESULT, type TipResult, tipProfit } from '@tipmark/domain';
import { aFeedScore } from '@tipmark/test-kit';
import fc from 'fast-check';
import { settleBets } from '../../betting/settlement/settle-bets.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { tx } from '../../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, someTippableMatches } from '../../testing/tips.ts';

const MATCHES = 60;
const RUNS = 12;

let api: TestApi;
let nextMatch = 101;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF + 7_200 });
  await someTippableMatches(api, MATCHES);
}, 120_000);
afterAll(() => api.close());

interface ModelBet {
  readonly stake: number;
  readonly milli: number;
  readonly onHome: boolean;
  /** By its owner; undefined = by the site. */
  readonly own: TipResult | undefined;
  readonly row: string | undefined;
}

interface Model {
  readonly bets: Map<number, ModelBet>;
  readonly versions: Map<number, number>;
  /** Whether the home team won; undefined until the match is over. */
  homeWon: boolean | undefined;
}

const NAMES: Readonly<Record<number, string>> = {
  [TIP_RESULT.won]: 'won',
  [TIP_RESULT.lost]: 'lost',
  [TIP_RESULT.returned]: 'returned',
};

function expectedResult({ own, onHome, row }: ModelBet, { homeWon }: Model): TipResult {
  if (own !== undefined) return own;
  if (row !== undefined || homeWon === undefined) return TIP_RESULT.pending;
  return homeWon === onHome ? TIP_RESULT.won : TIP_RESULT.lost;
}

function expectedTotals(model: Model) {
  const all = [...model.bets.values()].map((bet) => {
    const result = expectedResult(bet, model);
    return { result, stake: bet.stake, profit: tipProfit(result, bet.stake, bet.milli) };
  });
  const of = (...results: TipResult[]) => all.filter(({ result }) => results.includes(result));
  const sum = (list: readonly { readonly stake: number }[]) =>
    list.reduce((total, { stake }) => total + stake, 0);
  return {
    settled: all.length - of(TIP_RESULT.pending).length,
    open: of(TIP_RESULT.pending).length,
    won: of(TIP_RESULT.won).length,
    lost: of(TIP_RESULT.lost).length,
    returned: of(TIP_RESULT.returned).length,
    staked: sum(of(TIP_RESULT.won, TIP_RESULT.lost)),
    stakedOpen: sum(of(TIP_RESULT.pending)),
    profit: all.reduce((total, { profit }) => total + profit, 0),
  };
}

const bet = {
  stake: fc.integer({ min: 1, max: 900_000 }),
  milli: fc.integer({ min: 1_100, max: 9_000 }),
  onHome: fc.boolean(),
  own: fc.constantFrom(undefined, undefined, TIP_RESULT.won, TIP_RESULT.lost, TIP_RESULT.returned),
};
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), ...bet }),
  fc.record({ kind: fc.constant('change' as const), which: fc.nat(20), ...bet }),
  fc.record({ kind: fc.constant('stale' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('delete' as const), which: fc.nat(20) }),
  fc.record({
    kind: fc.constant('import' as const),
    rows: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant('settle' as const), homeWins: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const amount = (minor: number) =>
  `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

class Player {
  readonly #model: Model = { bets: new Map(), versions: new Map(), homeWon: undefined };
  readonly #person: Person;
  readonly #matchId: number;
  #seq = 10;

  constructor(person: Person, matchId: number) {
    this.#person = person;
    this.#matchId = matchId;
  }

  async call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
    const reply = await api.app.inject({
      method,
      url,
      headers: this.#person.headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: reply.statusCode, data: reply.json().data };
  }

  #body({ stake, milli, onHome, own }: Omit<ModelBet, 'row'>) {
    return {
      placedAt: '2024-01-12T10:00',
      matchId: String(this.#matchId),
      oddType: onHome ? '1x2.1' : '1x2.2',
      odds: (milli / 1_000).toFixed(3),
      stake: amount(stake),
      currency: 'RUB',
      status: own === undefined ? 'pending' : (NAMES[own] ?? ''),
    };
  }

  #which(index: number): [number, ModelBet] | undefined {
    const all = [...this.#model.bets];
    return all.length === 0 ? undefined : all[index % all.length];
  }

  async #add(given: Omit<ModelBet, 'row'>) {
    const { data } = await this.call('POST', '/bet-book/bets', this.#body(given));
    this.#model.bets.set(data.bet.id, { ...given, row: undefined });
    this.#model.versions.set(data.bet.id, 1);
  }

  async #change(index: number, given: Omit<ModelBet, 'row'>) {
    const [id] = this.#which(index) ?? [];
    if (id === undefined) return;
    const version = this.#model.versions.get(id) ?? 0;
    const url = `/bet-book/bets/${id}`;
    const { data } = await this.call('PUT', url, { ...this.#body(given), version });
    expect(data.bet.version).toBe(version + 1);
    this.#model.versions.set(id, version + 1);
    const before = this.#model.bets.get(id);
    this.#model.bets.set(id, { ...given, row: undefined });
    // what it was imported as stays known
    if (before?.row !== undefined) this.#formerRows.set(id, before.row);
  }

  readonly #formerRows = new Map<number, string>();

  async #stale(index: number) {
    const [id] = this.#which(index) ?? [];
    if (id === undefined) return;
    const version = (this.#model.versions.get(id) ?? 0) + 1;
    const { status } = await this.call('POST', `/bet-book/bets/${id}/delete`, { version });
    expect(status).toBe(409);
  }

  async #delete(index: number) {
    const [id] = this.#which(index) ?? [];
    if (id === undefined) return;
    const version = this.#model.versions.get(id);
    await this.call('POST', `/bet-book/bets/${id}/delete`, { version });
    this.#model.bets.delete(id);
    this.#formerRows.delete(id);
  }

  /** Each number is the same bet, as often as it stands in the file. */
  async #import(rows: readonly number[]) {
    const lines = rows.map((row) => `2024-01-0${row},Row ${row},1.${row}5,${row}0`);
    const text = ['date,event,odds,stake', ...lines].join('\n');
    const known = new Map<string, number>();
    const rowsHere = [...this.#model.bets].flatMap(
      ([id, { row }]) => row ?? this.#formerRows.get(id) ?? [],
    );
    for (const row of rowsHere) known.set(row, (known.get(row) ?? 0) + 1);
    const fresh = rows.filter((row) => {
      const left = known.get(String(row)) ?? 0;
      known.set(String(row), Math.max(0, left - 1));
      return left === 0;
    });
    const sent = { text, currency: 'RUB', isPreview: false };
    const { data } = await this.call('POST', '/bet-book/file', sent);
    expect([data.added, data.same]).toEqual([fresh.length, rows.length - fresh.length]);
    const ids = (await this.book()).bets
      .map(({ id }) => id)
      .filter((id) => !this.#model.bets.has(id))
      .toSorted((one, other) => one - other);
    expect(ids).toHaveLength(fresh.length);
    for (const [index, id] of ids.entries()) {
      const row = fresh[index] ?? 0;
      const own = { stake: row * 1_000, milli: 1_050 + row * 100, onHome: true, own: undefined };
      this.#model.bets.set(id, { ...own, row: String(row) });
      this.#model.versions.set(id, 1);
    }
  }

  async #settle(homeWins: boolean) {
    const key = `Club 0-Club ${this.#matchId - 100}`;
    this.#seq += 1;
    const seq = { seq: this.#seq };
    await sendFeed(api, [aFeedScore(key, homeWins ? 2 : 0, homeWins ? 0 : 2, seq)]);
    const settle = () =>
      tx(api.services.db, (trx) => settleBets(trx, this.#matchId, api.services.clock()));
    await settle();
    expect(await settle()).toBe(0);
    this.#model.homeWon = homeWins;
  }

  async book() {
    return (await this.call('GET', '/bet-book')).data as ReplyOf<Endpoints['betBook']>;
  }

  async play(one: Step) {
    switch (one.kind) {
      case 'add':
        return this.#add(one);
      case 'change':
        return this.#change(one.which, one);
      case 'stale':
        return this.#stale(one.which);
      case 'delete':
        return this.#delete(one.which);
      case 'import':
        return this.#import(one.rows);
      case 'settle':
        return this.#settle(one.homeWins);
    }
  }

  /** The book as it is shown, and as the list has it. */
  async compared() {
    const { bets, record, total } = await this.book();
    const shown = new Map(bets.map((one) => [one.id, [one.status, one.stake, one.version]]));
    const expected = [...this.#model.bets].map(
      ([id, one]) =>
        [id, [expectedResult(one, this.#model), one.stake, this.#model.versions.get(id)]] as const,
    );
    const totals = expectedTotals(this.#model);
    const names = Object.keys(totals) as (keyof typeof totals)[];
    const statistics = record && Object.fromEntries(names.map((name) => [name, record[name]]));
    return {
      shown: [total, shown, statistics],
      expected: [expected.length, new Map(expected), expected.length === 0 ? null : totals],
    };
  }
}

test('whatever is done in whatever order, the book is what a simple list would be', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const player = new Player(await aPerson(api), nextMatch);
      nextMatch += 1;
      for (const one of steps) {
        await player.play(one);
        const { shown, expected } = await player.compared();
        expect(shown).toEqual(expected);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 240_000);
