import type { Endpoints, OwnBet, ReplyOf } from '@tipmark/contract';
import { BET_STATUS, closingValue } from '@tipmark/domain';
import { aFeedScore } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { aBet } from '../../betting/bets/testing/bet-calls.ts';
import { settlementJob } from '../../betting/settlement/settlement-job.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import type { RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, sendPrices, someTippableMatches } from '../../testing/tips.ts';

const FULL_TIME = KICK_OFF + 7_200;

let api: TestApi;
let settlement: RunningJob;
const errors: unknown[] = [];

beforeAll(async () => {
  api = await createTestApi({ now: FULL_TIME });
  await someTippableMatches(api, 9);
  settlement = startJob(settlementJob, api.services, (error) => errors.push(error));
}, 120_000);
beforeEach(() => api.setNow(FULL_TIME));
afterAll(async () => {
  await settlement.stop();
  await api.close();
  expect(errors).toEqual([]);
});

type Method = 'GET' | 'POST' | 'PUT';

async function call(
  { headers }: Person,
  method: Method,
  url: string,
  payload?: object,
  more: Readonly<Record<string, string>> = {},
) {
  const reply = await api.app.inject({
    method,
    url,
    headers: { 'accept-language': 'en', ...headers, ...more },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const add = async (person: Person, more: Readonly<Record<string, string>> = {}) =>
  (await call(person, 'POST', '/bet-book/bets', aBet(more))).data.bet as OwnBet;

const book = async (person: Person, query = '') =>
  (await call(person, 'GET', `/bet-book${query}`)).data as ReplyOf<Endpoints['betBook']>;

const onMatch = (id: number, oddType = '1x2.1', more = {}) => ({
  matchId: String(id),
  oddType,
  odds: '2.2',
  ...more,
});

async function settled() {
  await settlement.idle();
  await settlement.idle();
}

test('a bet is recorded as it is written, with its profit once its owner gives the result', async () => {
  const olga = await aPerson(api);
  const bet = await add(olga, { status: 'won', note: '  hello ', tags: 'live, value, live' });
  expect(bet).toMatchObject({
    match: null,
    event: 'Club 0 – Club 1',
    outcome: 'П1',
    odds: 1.85,
    stake: 100_000,
    profit: 85_000,
    isSettledByOwner: true,
    note: 'hello',
    tags: ['live', 'value'],
    version: 1,
  });
  const { bets, record, total } = await book(olga);
  expect(bets).toEqual([bet]);
  expect([total, record?.profit, record?.roi]).toEqual([1, 85_000, 85]);
});

test('every wrong field is named in the language of the reader', async () => {
  const olga = await aPerson(api);
  const payload = aBet({ odds: '', stake: '-5', placedAt: 'x', event: '' });
  const english = await call(olga, 'POST', '/bet-book/bets', payload);
  expect(english.status).toBe(400);
  expect(english.error.details).toEqual({
    odds: 'is missing',
    stake: 'must be an amount from 0.01 to 50,000,000',
    placedAt: 'is not a date: write it like 2026-11-29 20:15 or 29.11.2026',
    event: 'is missing',
  });
  const russian = await call(olga, 'POST', '/bet-book/bets', payload, { 'accept-language': 'ru' });
  expect(russian.error.details.odds).toBe('не заполнено');
  expect(
    (await call(olga, 'POST', '/bet-book/bets', aBet({ matchId: '99999' }))).error,
  ).toMatchObject({ details: { matchId: 'is not a match of this site' } });
  const tennis = aBet(onMatch(101, 'ougames.o:22.5'));
  expect((await call(olga, 'POST', '/bet-book/bets', tennis)).error).toMatchObject({
    details: { oddType: 'is not an outcome of this match' },
  });
  expect((await book(olga)).total).toBe(0);
});

test('a bet on a match of the site is settled and corrected like a tip, with its closing value', async () => {
  const olga = await aPerson(api);
  const { id } = await add(olga, onMatch(101));
  const half = await add(olga, onMatch(101, 'ah.1:-0.75', { stake: '100' }));
  await sendPrices(api, 'Club 0-Club 1', { '1x2.1': 2_000, '1x2.x': 3_400, '1x2.2': 3_800 });
  await sendFeed(api, [aFeedScore('Club 0-Club 1', 1, 0)]);
  await settled();
  const find = async (which: number) => (await book(olga)).bets.find((bet) => bet.id === which);
  expect(await find(id)).toMatchObject({
    status: BET_STATUS.won,
    isSettledByOwner: false,
    profit: 120_000,
    event: 'Club 0 – Club 1',
  });
  expect(await find(half.id)).toMatchObject({ status: BET_STATUS.halfWon, profit: 6_000 });
  // the same value as a tip's: price over the fair closing odds
  const won = await find(id);
  const closing = { '1x2.1': 2_000, '1x2.x': 3_400, '1x2.2': 3_800 };
  const ofTip = closingValue('1x2.1', 2_200, new Map(Object.entries(closing)));
  expect(won?.clvPercent).toBeCloseTo((ofTip ?? 0) * 100, 2);
  expect(2.2 / (won?.closingOdds ?? 1) - 1).toBeCloseTo((won?.clvPercent ?? 0) / 100, 3);
  await sendFeed(api, [aFeedScore('Club 0-Club 1', 1, 1, { seq: 9 })]);
  await settled();
  expect(await find(id)).toMatchObject({ status: BET_STATUS.lost, profit: -100_000 });
});

test('a result its owner gave stays, and gets its closing value', async () => {
  const olga = await aPerson(api);
  const { id, version } = await add(olga, onMatch(102));
  const paid = aBet(onMatch(102, '1x2.1', { status: 'cashedOut', returned: '1500' }));
  await call(olga, 'PUT', `/bet-book/bets/${id}`, { ...paid, version });
  await sendFeed(api, [aFeedScore('Club 0-Club 2', 0, 3)]);
  await settled();
  const [bet] = (await book(olga)).bets;
  expect(bet).toMatchObject({ status: BET_STATUS.cashedOut, profit: 50_000 });
  expect(bet?.clvPercent).not.toBeNull();
  const again = { ...aBet(onMatch(102)), version: bet?.version };
  const reopened = await call(olga, 'PUT', `/bet-book/bets/${id}`, again);
  // left to the site, which knows the result already
  expect(reopened.data.bet).toMatchObject({ status: BET_STATUS.lost, isSettledByOwner: false });
});

test('a bet on a match that is over is settled at once', async () => {
  const olga = await aPerson(api);
  await sendFeed(api, [aFeedScore('Club 0-Club 3', 2, 0)]);
  await settled();
  expect(await add(olga, onMatch(103))).toMatchObject({ status: BET_STATUS.won });
  expect(await add(olga, onMatch(103, 'ou.o:2.5'))).toMatchObject({ status: BET_STATUS.lost });
});

test('a bet that was changed meanwhile is neither changed nor deleted', async () => {
  const olga = await aPerson(api);
  const { id, version } = await add(olga);
  const url = `/bet-book/bets/${id}`;
  const change = (stake: string) => call(olga, 'PUT', url, { ...aBet({ stake }), version });
  const replies = await Promise.all([change('1'), change('2'), change('3')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const [bet] = (await book(olga)).bets;
  const winner = replies.find(({ status }) => status === 200);
  expect(bet).toEqual(winner?.data.bet);
  expect((await call(olga, 'POST', `${url}/delete`, { version })).status).toBe(409);
  expect((await call(olga, 'POST', `${url}/delete`, { version: bet?.version })).status).toBe(200);
  expect((await call(olga, 'POST', `${url}/delete`, { version: bet?.version })).status).toBe(404);
  expect((await book(olga)).bets).toEqual([]);
});

test('a write repeated with its key happens once', async () => {
  const olga = await aPerson(api);
  const send = (payload: object) =>
    call(olga, 'POST', '/bet-book/bets', payload, { 'idempotency-key': 'a' });
  const [first, second] = [await send(aBet()), await send(aBet())];
  expect(second.data).toEqual(first.data);
  expect((await send(aBet({ stake: '2' }))).status).toBe(422);
  expect((await book(olga)).total).toBe(1);
});

test('filters choose the list, period and sport the statistics too; currencies are never added up', async () => {
  const olga = await aPerson(api);
  await add(olga, { status: 'won', sport: 'tennis', stake: '10', currency: 'EUR', odds: '2' });
  await add(olga, { status: 'lost', sport: 'soccer', stake: '5' });
  await add(olga, { sport: 'soccer', stake: '7', placedAt: '2023-01-01' });
  const all = await book(olga);
  expect(all.currencies).toEqual([
    { currency: 'RUB', bets: 2 },
    { currency: 'EUR', bets: 1 },
  ]);
  expect(all.record).toMatchObject({ currency: 'RUB', profit: -500, open: 1, stakedOpen: 700 });
  expect((await book(olga, '?currency=EUR')).record).toMatchObject({ profit: 1_000, settled: 1 });
  expect((await book(olga, '?sport=tennis')).record).toMatchObject({ currency: 'EUR' });
  const stakes = async (query: string) => (await book(olga, query)).bets.map(({ stake }) => stake);
  expect(await stakes('?status=open')).toEqual([700]);
  expect(await stakes('?status=won')).toEqual([1_000]);
  expect(await stakes('?days=30')).toEqual([500, 1_000]);
  expect((await call(olga, 'GET', '/bet-book?days=31')).error.details).toHaveProperty('days');
  expect((await call(olga, 'GET', '/bet-book?page=0')).status).toBe(400);
});

test('a form begins with the price it is from, in the words of the reader', async () => {
  const olga = await aPerson(api);
  const query = 'match=104&odd_type=1x2.2&odds=2.35&bookmaker=Kappa';
  const { data } = await call(olga, 'GET', `/bet-book/form?${query}`);
  expect(data).toMatchObject({
    bet: null,
    match: { id: 104, name: 'Club 0 – Club 4', sport: 1 },
    fields: { matchId: '104', oddType: '1x2.2', odds: '2.35', bookmaker: 'Kappa', sport: 'soccer' },
  });
  expect(data.bookmakers).toContain('Kappa');
  const wrong = await call(olga, 'GET', '/bet-book/form?match=99999&odd_type=x&odds=x');
  expect(wrong.data).toMatchObject({ match: null, fields: { matchId: '', oddType: '', odds: '' } });
  const bet = await add(olga, onMatch(104));
  const form = await call(olga, 'GET', `/bet-book/form?bet=${bet.id}`, undefined, {
    'accept-language': 'ru',
  });
  expect(form.data.fields).toMatchObject({ odds: '2.20', stake: '1000', status: 'pending' });
});

const FILE = [
  'date,event,selection,bookmaker,odds,stake,currency,result',
  '2024-01-10 18:00,Alpha – Beta,Alpha,Kappa,1.90,100,EUR,won',
  '2024-01-11,Gamma – Delta,=cmd(),Kappa,2.5,50,,lost',
  '2024-01-11,Gamma – Delta,=cmd(),Kappa,2.5,50,,lost',
  '2024-01-12,No price,,,x,5,,',
].join('\n');

const send = async (person: Person, text: string, isPreview = false) =>
  (await call(person, 'POST', '/bet-book/file', { text, currency: 'RUB', isPreview })).data;

test('a file adds its good rows once, a preview none', async () => {
  const olga = await aPerson(api);
  const preview = await send(olga, FILE, true);
  expect(preview).toMatchObject({
    added: 3,
    same: 0,
    refused: [
      { line: 5, title: 'No price', faults: { odds: 'must be decimal odds from 1.001 to 1000' } },
    ],
  });
  expect((await book(olga)).total).toBe(0);
  expect(await send(olga, FILE)).toMatchObject({ added: 3, same: 0 });
  // two equal rows are two bets
  expect((await book(olga)).total).toBe(3);
  expect(await send(olga, FILE)).toMatchObject({ added: 0, same: 3 });
  const [bet] = (await book(olga, '?currency=EUR')).bets;
  const changed = { ...aBet({ stake: '77', currency: 'EUR' }), version: bet?.version };
  await call(olga, 'PUT', `/bet-book/bets/${bet?.id}`, changed);
  expect(await send(olga, FILE)).toMatchObject({ added: 0, same: 3 });
  const broken = await call(olga, 'POST', '/bet-book/file', {
    text: 'a,b\n1,2',
    currency: 'RUB',
    isPreview: true,
  });
  expect(broken.error.details).toEqual({
    text: 'needs columns with the date, the odds and the stake',
  });
});

test('a file sent twice at the same time adds its bets once', async () => {
  const olga = await aPerson(api);
  const replies = await Promise.all([send(olga, FILE), send(olga, FILE), send(olga, FILE)]);
  expect(replies.map(({ added }) => added).toSorted()).toEqual([0, 0, 3]);
  expect((await book(olga)).total).toBe(3);
});

test('a download is imported into another book as it is, and into its own adds nothing', async () => {
  const [olga, maria] = [await aPerson(api), await aPerson(api)];
  await send(olga, FILE);
  await add(olga, onMatch(105, 'ou.o:2.5', { note: '=HYPERLINK("x")', tags: 'a, b' }));
  const { text } = (await call(olga, 'POST', '/bet-book/export', {})).data;
  expect(text).toContain("'=cmd()");
  expect(text).not.toMatch(/(?:^|,)"?=/m);
  expect(await send(olga, text)).toMatchObject({ added: 0, same: 4, refused: [] });
  // the ids of her rows are not those of his book
  expect(await send(maria, text)).toMatchObject({ added: 4, same: 0, refused: [] });
  expect(await send(maria, text)).toMatchObject({ added: 0, same: 4 });
  const essence = async (person: Person) =>
    (await book(person)).bets.map(({ id: _id, version: _version, ...bet }) => bet);
  expect(await essence(maria)).toEqual(await essence(olga));
});

test('a full book takes no more, by hand or by file', async () => {
  const olga = await aPerson(api);
  const { id } = await add(olga);
  await sql`
    insert into bets (id, user_id, sport, event, market, outcome, bookmaker, milli, stake_minor,
      currency, placed_at, status, note, tags, identity, written_at)
    select 1000000 + n, user_id, sport, event, market, outcome, bookmaker, milli, stake_minor,
      currency, placed_at, status, note, tags, 'x' || n, written_at
    from bets, generate_series(1, 19998) as n where id = ${id}
  `.execute(api.services.db);
  await add(olga);
  const one = await call(olga, 'POST', '/bet-book/bets', aBet());
  expect([one.status, one.error.message]).toEqual([
    422,
    'Your bet book has 20000 bets, the maximum. Download it, then delete old bets.',
  ]);
  const file = { text: FILE, currency: 'RUB', isPreview: false };
  expect((await call(olga, 'POST', '/bet-book/file', file)).status).toBe(422);
  expect((await book(olga)).total).toBe(20_000);
});

test('bets are seen by nobody else: in no profile, list or ledger, and they go with the account', async () => {
  const [olga, maria] = [await aPerson(api), await aPerson(api)];
  await add(olga, { note: 'a secret' });
  const pages = [
    `/page-profile/${olga.url}`,
    `/page-profile/${olga.url}/tips`,
    '/soccer/events/tips/101/1',
  ];
  for (const url of pages) {
    expect(JSON.stringify(await call(maria, 'GET', url))).not.toContain('a secret');
  }
  expect((await book(maria)).bets).toEqual([]);
  const { sections } = (
    await call(olga, 'POST', '/account/export', { password: 'a quiet harbour at noon' })
  ).data;
  expect(sections.ownBets).toMatchObject([{ note: 'a secret', stake_minor: 100_000 }]);
  await call(olga, 'POST', '/account/delete', { password: 'a quiet harbour at noon' });
  const left = await api.services.db
    .selectFrom('bets')
    .select('id')
    .where('note', '=', 'a secret')
    .execute();
  expect(left).toEqual([]);
});
