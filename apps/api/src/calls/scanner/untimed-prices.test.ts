import type { OutcomeDetailsReply, ScannerOutcome, ScannerResult } from '@tipmark/contract';
import { SCANNER_SORT } from '@tipmark/domain';
import { fileText } from '@tipmark/importers/testing';
import { sendAlerts } from '../../discovery/alerts/send-alerts.ts';
import type { ChangedOutcome } from '../../discovery/scanner/changed-outcomes.ts';
import {
  aStatedMatch,
  MATCHES,
  NOW,
  pricesOf,
  SETTING,
} from '../../discovery/scanner/testing/random-odds.ts';
import { aSubscriber, TEMPLATE_PATHS } from '../../discovery/templates/testing/template-calls.ts';
import { importFolder, testSink } from '../../ingest/import/testing/import-folder.ts';
import { mailsOf, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const HOUR = 3_600;
const LAG = 5 * 60;
/** Prices with times; the second match has opening ones of a file, too, the third closing ones. */
const [TIMED, MIXED, CLOSED] = [0, 1, 2];

/** Matches to come as football-data.co.uk lists them, its prices without times. */
const FIXTURES = [
  {
    Div: 'E0',
    Date: '20/01/2024',
    Time: '15:00',
    HomeTeam: 'Arsenal',
    AwayTeam: 'Luton',
    B365H: 1.2,
    B365D: 7,
    B365A: 13,
    PSH: 1.22,
    PSD: 7.2,
    PSA: 14,
  },
  {
    Div: 'E0',
    Date: '14/01/2024',
    Time: '14:00',
    HomeTeam: 'Everton',
    AwayTeam: 'Brentford',
    B365H: 2.6,
    B365D: 3.3,
    B365A: 2.8,
    B365CH: 2.1,
    B365CD: 3.4,
    B365CA: 3.5,
  },
];

const files = importFolder();
const changed: ChangedOutcome[] = [];
let changedByFile: readonly ChangedOutcome[] = [];
let api: TestApi;
let olga: Person;
/** What a scan returned while only the file had prices. */
let ofFileAlone: ScannerResult;
let lettersOfImport: number;

async function settled(): Promise<void> {
  api.services.bus.publish(['*']);
  await api.services.scanner.settled();
}

const alertsSent = () =>
  sendAlerts(api.services, (error) => {
    throw error;
  });

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  olga = await aSubscriber(api);
  await api.app.inject({
    method: 'POST',
    url: TEMPLATE_PATHS.soccerScanner[0],
    headers: olga.headers,
    payload: {
      name: 'Падения',
      params: { minChangePercent: 10 },
      notificationParams: { frequency: 1 },
    },
  });
  await settled();
  await alertsSent();
  api.services.scanner.onChanged((all) => void (all === 'everything' || changed.push(...all)));
  const path = files.write('fixtures.csv', fileText(FIXTURES));
  await files.run(testSink(api.services.db, NOW), path);
  await settled();
  changedByFile = [...changed];
  ofFileAlone = await scan({});
  api.setNow(NOW + 120);
  lettersOfImport = await alertsSent();
  api.setNow(NOW);
  await sendFeed(api, [
    ...SETTING,
    aStatedMatch(TIMED, NOW + 4 * HOUR),
    aStatedMatch(MIXED, NOW + 5 * 24 * HOUR),
    pricesOf(TIMED, NOW - 3 * HOUR),
    pricesOf(TIMED, NOW - LAG, 0.85),
    pricesOf(MIXED, NOW - LAG),
    aStatedMatch(CLOSED, NOW + 5 * 24 * HOUR),
    pricesOf(CLOSED, NOW - LAG),
    // as of a file: their instants are not reached yet
    { ...pricesOf(CLOSED, NOW + 4 * 24 * HOUR, 1.2), phase: 'closing' } as never,
    { ...pricesOf(MIXED, NOW + 3 * 24 * HOUR, 1.2), phase: 'first' } as never,
  ]);
  await settled();
}, 120_000);

afterAll(async () => {
  files.remove();
  await api.close();
});

async function call<Reply>(path: string, payload: object): Promise<Reply> {
  const url = `/soccer/odds-scanner/${path}`;
  const reply = await api.app.inject({ method: 'POST', url, headers: olga.headers, payload });
  expect({ path, status: reply.statusCode }).toEqual({ path, status: 200 });
  return reply.json().data;
}
const scan = (payload: object) => call<ScannerResult>('parameters', payload);

async function outcomesOf(index: number): Promise<ScannerOutcome[]> {
  const home = MATCHES[index]?.home;
  const away = MATCHES[index]?.away;
  const { matches } = await scan({});
  return matches
    .filter(({ match }) => match['7']['1'] === home && match['8']['1'] === away)
    .flatMap(({ outcomes }) => outcomes);
}

test('a file of matches to come alone has no newest price, and no outcome has a time', () => {
  expect(ofFileAlone.countOfMatches).toBe(2);
  expect(ofFileAlone).toMatchObject({ lagMs: null, lagOfHour: null });
  const outcomes = ofFileAlone.matches.flatMap((match) => match.outcomes);
  expect(outcomes).toHaveLength(6);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      changedAt: null,
      createdAt: null,
      confirmedAt: null,
      points: [],
    });
  }
  expect(new Set(outcomes.map(({ phase }) => phase))).toEqual(new Set(['first', 'closing']));
  expect(
    outcomes.filter(({ phase }) => phase === 'closing').map(({ first, odds }) => [first, odds]),
  ).toEqual(
    expect.arrayContaining([
      [2.6, 2.1],
      [2.8, 3.5],
    ]),
  );
});

test('listeners get its prices with their phase in place of a time', () => {
  const ofFile = changedByFile.filter(({ milliOdds }) => milliOdds !== undefined);
  expect(ofFile.filter(({ changedAt }) => changedAt !== null)).toEqual([]);
  expect(ofFile).toHaveLength(6);
  expect(new Set(ofFile.map(({ phase }) => phase))).toEqual(new Set(['first', 'closing']));
});

test('prices with times have no field more than before', async () => {
  const [outcome] = await outcomesOf(TIMED);
  expect(outcome).not.toHaveProperty('phase');
  expect(outcome).toMatchObject({
    createdAt: NOW - 3 * HOUR,
    changedAt: NOW - LAG,
    confirmedAt: NOW - LAG,
  });
  expect(outcome?.points).toHaveLength(2);
});

test('the newest price is that with the newest time', async () => {
  expect((await scan({})).lagMs).toBe(LAG * 1_000);
});

test('ordered by the last change, prices without times are last', async () => {
  const all = (await scan({ sortType: SCANNER_SORT.newestChange })).matches;
  const times = all.map(({ outcomes }) => outcomes.map(({ changedAt }) => changedAt ?? 0));
  expect(times.flat()).toEqual(times.flat().toSorted((one, other) => other - one));
  expect(times.flat().at(-1)).toBe(0);
  expect(times.flat()[0]).toBe(NOW - LAG);
});

test.each([
  { minChangesTimestamp: NOW - 300 * HOUR },
  { changesHours: 168, isRise: false },
  { changesHours: 168, isRise: true },
])('%j excludes prices without times', async (criteria) => {
  const outcomes = (await scan(criteria)).matches.flatMap((match) => match.outcomes);
  expect(outcomes.filter(({ changedAt }) => changedAt === null)).toEqual([]);
});

test('a line without an opening time is not a new one', async () => {
  const outcomes = (await scan({ oddsCreated: 168 })).matches.flatMap((match) => match.outcomes);
  expect(outcomes.length).toBeGreaterThan(0);
  expect(outcomes.filter(({ createdAt }) => createdAt === null)).toEqual([]);
});

test('within a number of hours they have not moved, since the opening price they have', async () => {
  const closing = async (criteria: object) =>
    (await scan(criteria)).matches
      .flatMap((match) => match.outcomes)
      .find(({ phase, oddType }) => phase === 'closing' && oddType === '1x2.1');
  expect(await closing({})).toMatchObject({ was: 2.6, odds: 2.1, changePercent: -19.23 });
  expect(await closing({ changesHours: 24 })).toMatchObject({ was: 2.1, changePercent: 0 });
});

test('beside prices with times an opening price is not the newest, and silences no bookmaker', async () => {
  const outcomes = await outcomesOf(MIXED);
  expect(outcomes.length).toBeGreaterThan(5);
  for (const outcome of outcomes) {
    expect(outcome).not.toHaveProperty('phase');
    expect(outcome).toMatchObject({
      changedAt: NOW - LAG,
      confirmedAt: NOW - LAG,
      changePercent: 0,
      countOfBookmakers: 1,
      best: { odds: outcome.odds },
    });
  }
});

test('beside prices with times a closing price has none, and no bookmaker is silenced', async () => {
  const outcomes = await outcomesOf(CLOSED);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      phase: 'closing',
      changedAt: null,
      createdAt: NOW - LAG,
      confirmedAt: NOW - LAG,
      best: { odds: outcome.first },
    });
    expect(outcome.points).toEqual([[NOW - LAG, outcome.first]]);
  }
});

test('details have no invented time, of the line or of a bookmaker', async () => {
  const [{ match } = {} as never] = ofFileAlone.matches.filter(({ outcomes }) =>
    outcomes.some(({ phase }) => phase === 'closing'),
  );
  const bkMatchId = Number.parseInt(String(match['3']), 10);
  const { outcomes } = await call<OutcomeDetailsReply>('outcome-details', {
    bkMatchId,
    oddsTypes: ['1x2.1'],
    changesHours: 6,
  });
  const untimed = {
    createdAt: null,
    changedAt: null,
    phase: 'closing',
    points: [],
    first: 2.6,
    odds: 2.1,
  };
  expect(outcomes).toMatchObject([untimed]);
  expect(outcomes[0]?.bookmakers).toMatchObject([
    { ...untimed, confirmedAt: null, isSilent: false, changePercent: 0 },
  ]);
  expect(
    (
      await call<OutcomeDetailsReply>('outcome-details', {
        bkMatchId,
        oddsTypes: ['1x2.1'],
        minChangesTimestamp: NOW - 300 * HOUR,
      })
    ).outcomes,
  ).toEqual([]);
});

test('a template about moves sends those with times alone', async () => {
  expect(lettersOfImport).toBe(0);
  api.setNow(NOW + 240);
  expect(await alertsSent()).toBe(1);
  const mails = await mailsOf(api, olga.email);
  const [mail] = mails.filter(({ subject }) => subject.includes('Падения'));
  expect(mail?.text).toContain('1.80');
  expect(mail?.text).not.toContain('2.60');
  api.setNow(NOW);
});
