import { MATCH_STATUS, SPORT, TIP_RESULT } from '@tipmark/domain';
import { aFeedOdds } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { settlementJob } from '../../betting/settlement/settlement-job.ts';
import {
  aTennisMatch,
  aTennisScore,
  aTournament,
  FIRST_DAY,
  idOfMatch,
} from '../../matches/tennis/testing/tournament.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import type { RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const NOW = FIRST_DAY - 7_200;
const DAY = 86_400;
const KEY = 'Rossi-Bianchi';

let api: TestApi;
let person: Person;
let settlement: RunningJob;
let matchId = 0;
const errors: unknown[] = [];

const prices = (list: readonly (readonly [string, number])[], at = NOW - 600) =>
  aFeedOdds(
    KEY,
    list.map(([oddType, milli]): [string, string, number] => ['Kappa', oddType, milli]),
    { at },
  );

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [
    ...aTournament(['Rossi', 'Bianchi', 'Verdi']),
    aTennisMatch('Verdi', 'Rossi', { startsAt: FIRST_DAY - 2 * DAY }),
    aTennisScore('Verdi-Rossi', [
      [4, 6],
      [6, 7],
    ]),
    aTennisMatch('Bianchi', 'Rossi', { startsAt: FIRST_DAY - 3 * DAY }),
    aTennisScore('Bianchi-Rossi', [
      [6, 4],
      [6, 1],
    ]),
    aTennisMatch('Rossi', 'Bianchi'),
    prices([
      ['win.1', 1_600],
      ['win.2', 2_400],
      ['ougames.o:22.5', 1_900],
      ['ougames.u:22.5', 1_900],
      ['s1win.1', 1_700],
      ['s1win.2', 2_150],
      ['ahsets.1:-1.5', 2_500],
      ['ahsets.2:1.5', 1_550],
      ['setscore.2-0', 2_600],
    ]),
    prices([['win.1', 1_500]], NOW - 60),
  ]);
  matchId = await idOfMatch(api, KEY);
  settlement = startJob(settlementJob, api.services, (error) => errors.push(error));
}, 60_000);

beforeEach(async () => {
  person = await aPerson(api);
});

afterAll(async () => {
  await settlement.stop();
  await api.close();
  expect(errors).toEqual([]);
});

const TIP = { odd_type: 'win.1', stake: 3, description: 'Покрытие Росси' };

async function send(payload: object, path = `/tennis/events/tips/${matchId}/${SPORT.tennis}`) {
  const reply = await api.app.inject({
    method: 'POST',
    url: path,
    headers: person.headers,
    payload,
  });
  return { status: reply.statusCode, ...reply.json() };
}

test('a tip is recorded at the site line, can be changed, and is listed on the match', async () => {
  const { tip } = (await send(TIP)).data;
  expect(tip).toMatchObject({ odds: 1.5, stake: 3, result: TIP_RESULT.pending });
  const url = `/tennis/events/tips/${matchId}/${SPORT.tennis}`;
  const changed = await api.app.inject({
    method: 'PUT',
    url: `${url}/${tip.id}`,
    headers: person.headers,
    payload: { ...TIP, odd_type: 'ahsets.2:1.5', stake: 1 },
  });
  expect(changed.json().data.tip).toMatchObject({
    id: tip.id,
    odd_type: 'ahsets.2:1.5',
    odds: 1.55,
  });
  const { tips, count } = (await api.app.inject(url)).json().data;
  expect(count).toBe(1);
  expect(tips[0]).toMatchObject({ id: tip.id, author: { url: person.url } });
  const page = await api.app.inject(`/tennis/events/page/${matchId}`);
  expect(page.json().data).toMatchObject({ counts: { tips: 1, markets: 5 }, tips: { count: 1 } });
});

test('a tip delayed for subscribers has its proof on the page of the match', async () => {
  const { db } = api.database;
  await sql`
    insert into ratings (user_id, tips, counted, won, profit_milli, stake_milli, drawdown, score,
      first_at, last_at, position, is_premium_capper)
    select id, 100, 100, 60, 1, 1, 0, 100, now(), now(), 1, true from users where url = ${person.url}
  `.execute(db);
  const { tip } = (await send({ ...TIP, isDelayed: true })).data;
  // in another language than the test before: a cached page is rebuilt once a second
  const page = await api.app.inject({
    url: `/tennis/events/page/${matchId}`,
    headers: { 'accept-language': 'en' },
  });
  const proofs = page.json().data.tips.delayed;
  expect(proofs).toContainEqual(expect.objectContaining({ seq: tip.seq, hash: tip.hash }));
});

test('a tip against the rules is answered with 200 and an error', async () => {
  await send(TIP);
  const twice = await send({ ...TIP, odd_type: 'win.2' });
  expect(twice.status).toBe(200);
  expect(twice.data).toEqual({
    error: {
      code: 'limit_reached',
      message: expect.stringMatching(/^[А-Я]/),
      details: { odd_type: expect.any(String) },
    },
  });
  expect((await send({ ...TIP, odd_type: 's2win.1' })).data.error.code).toBe('market_closed');
  const fallen = await send({ ...TIP, odd_type: 's1win.1', odd_value: 1.9 });
  expect(fallen.data.error).toMatchObject({ code: 'odds_changed', odds: 1.7 });
});

test.each([
  ['1x2.1', 'odd_type'],
  ['ou.o:2.5', 'odd_type'],
])('%s is refused, as it is not an outcome of tennis', async (oddType, field) => {
  const { status, error } = await send({ ...TIP, odd_type: oddType });
  expect([status, error.code]).toEqual([400, 'validation']);
  expect(Object.keys(error.details)).toEqual([field]);
});

test('a tip under another sport than the match’s is refused', async () => {
  const wrong = await send(TIP, `/tennis/events/tips/${matchId}/${SPORT.soccer}`);
  expect([wrong.status, Object.keys(wrong.error.details)]).toEqual([400, ['sportType']]);
  const elsewhere = await send(
    { ...TIP, odd_type: '1x2.1' },
    `/soccer/events/tips/${matchId}/${SPORT.soccer}`,
  );
  expect(elsewhere.status).toBe(404);
});

test('the tip maker has the markets of tennis and facts of both players', async () => {
  const of = async (oddType: string) =>
    (await api.app.inject(`/tennis/tip-maker/${matchId}/${oddType}`)).json();
  const { data } = await of('win.1');
  expect(data.markets.map(({ market }: { market: string }) => market)).toEqual([
    'win',
    'ougames',
    'ahsets',
    'setscore',
    's1win',
  ]);
  const factOf = (code: string) =>
    data.chosen.facts.find((fact: { code: string }) => fact.code === code)?.params;
  expect(factOf('movement')).toEqual({ percent: -6 });
  expect(factOf('home_form')).toEqual({ team: 'Rossi', hits: 1, of: 2 });
  expect(factOf('away_form')).toEqual({ team: 'Bianchi', hits: 0, of: 1 });
  expect(factOf('head_to_head')).toEqual({ hits: 0, of: 1 });
  const sets = (await of('ahsets.2:1.5')).data.chosen.facts;
  expect(sets.find(({ code }: { code: string }) => code === 'home_form').params).toMatchObject({
    hits: 1,
    of: 2,
  });
  expect((await of('1x2.1')).error.code).toBe('validation');
});

test('odds history covers all markets of tennis, by default the winner', async () => {
  const of = async (market: string) =>
    (await api.app.inject(`/tennis/events/odds-history/${matchId}/${market}`)).json();
  const { data } = await of('0');
  expect(data).toMatchObject({
    market: 'win',
    markets: ['win', 'ougames', 'ahsets', 'setscore', 's1win'],
  });
  expect(data.lines[0].outcomes[0].points).toEqual([
    [NOW - 600, 1.6],
    [NOW - 60, 1.5],
  ]);
  const handicap = (await of('ahsets')).data.lines;
  expect(handicap).toHaveLength(1);
  expect(handicap[0]).toMatchObject({
    line: -1.5,
    outcomes: [{ oddType: 'ahsets.1:-1.5' }, { oddType: 'ahsets.2:1.5' }],
  });
  expect((await of('1x2')).error.code).toBe('validation');
});

test('after a retirement the winner and the completed set are settled, the rest is returned', async () => {
  const ids: Record<string, number> = {};
  for (const oddType of ['win.1', 's1win.1', 'ougames.o:22.5']) {
    ids[oddType] = (await send({ ...TIP, odd_type: oddType })).data.tip.id;
  }
  api.setNow(FIRST_DAY + 5_400);
  await sendFeed(api, [
    aTennisScore(KEY, [[3, 6]], {
      seq: 9,
      status: MATCH_STATUS.finishedRetired,
      advancing: 'home',
      score: {
        home: 0,
        away: 1,
        periods: [
          [3, 6],
          [2, 1],
        ],
      },
    }),
  ]);
  await settlement.idle();
  await settlement.idle();
  const { tips } = (await api.app.inject(`/tennis/events/tips/${matchId}/3`)).json().data;
  const resultOf = (oddType: string) =>
    tips.find(({ id }: { id: number }) => id === ids[oddType])?.result;
  expect(Object.keys(ids).map(resultOf)).toEqual([
    TIP_RESULT.won,
    TIP_RESULT.lost,
    TIP_RESULT.returned,
  ]);
  expect((await send(TIP)).data.error.code).toBe('match_started');
});
