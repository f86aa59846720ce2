import type { ScannerOutcome, ScannerResult } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import type { SportName } from '@tipmark/domain';
import { createWorld } from '@tipmark/simulator';
import { applyFeedStream } from '../../ingest/apply/apply-feed-stream.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aSubscriber } from './testing/a-subscriber.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z') / 1_000;
const HOUR = 3_600;
const SPORTS = ['soccer', 'hockey', 'tennis'] as const satisfies SportName[];
/** Some leagues are enough. */
const FEW = ['ru-1-', 'gb-eng-1-', 'hockey-ru-1-', 'hockey-fi-1-', 'tennis-'];

let api: TestApi;
let subscriber: Record<string, string>;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const isOfFew = (key: string) => FEW.some((start) => key.startsWith(start));
  const records = [...createWorld({ seed: 1 }).snapshotAt(NOW, NOW)].filter((record) =>
    'matchKey' in record
      ? isOfFew(record.matchKey)
      : record.kind !== 'match' || isOfFew(record.key),
  );
  await applyFeedStream(
    api.services.db,
    records.map((record, index) => ({ line: index + 1, record })),
    { nowSeconds: () => NOW },
  );
  subscriber = { ...(await aSubscriber(api)).headers };
  await api.services.scanner.settled();
}, 120_000);

afterAll(() => api.close());

async function scan(
  sport: string,
  payload: unknown,
  headers: Record<string, string> = subscriber,
): Promise<ScannerResult> {
  const url = `/${sport}/odds-scanner/parameters`;
  const reply = await api.app.inject({ method: 'POST', url, headers, payload: payload as object });
  expect({ status: reply.statusCode, body: reply.statusCode === 200 ? '' : reply.body }).toEqual({
    status: 200,
    body: '',
  });
  return reply.json().data;
}

const outcomesOf = ({ matches }: ScannerResult): ScannerOutcome[] =>
  matches.flatMap(({ outcomes }) => outcomes);

const isAscending = (keys: readonly number[]) =>
  keys.every((key, index) => index === 0 || key >= (keys[index - 1] ?? 0));

/** Matches by their first outcome, and outcomes inside of a match. */
function expectInOrder({ matches }: ScannerResult, keyOf: (outcome: ScannerOutcome) => number) {
  const keys = matches.map(({ outcomes }) => outcomes.map(keyOf));
  expect(keys.every(isAscending)).toBe(true);
  expect(isAscending(keys.map(([first]) => first ?? 0))).toBe(true);
}

describe.each(SPORTS)('the simulated world of %s', (sport) => {
  test('has outcomes whose prices move, with their best price, points and value', async () => {
    const all = await scan(sport, {});
    expect(all.countOfOutcomes).toBeGreaterThan(30);
    expect(all.countOfMatches).toBeGreaterThan(3);
    expect(all).toMatchObject({ isDemo: false, asOf: NOW });
    expect(all.lagMs).toBeLessThan(3 * HOUR * 1_000);
    expect(all.leagues.length).toBeGreaterThan(0);
    expectInOrder(all, ({ changePercent }) => changePercent);
    expect(outcomesOf(all)[0]?.changePercent).toBeLessThan(-3);
    const fallen = outcomesOf(all).find(({ changePercent }) => changePercent < 0);
    expect(fallen).toMatchObject({ best: { bookmaker: expect.any(String) } });
    expect(fallen?.points.length).toBeGreaterThan(1);
    expect(fallen?.points.at(-1)?.[1]).toBe(fallen?.odds);
    expect(outcomesOf(all).some(({ valuePercent }) => valuePercent !== null)).toBe(true);
  });

  test('returns only matches and leagues when no outcomes are requested', async () => {
    const short = await scan(sport, { responseContent: 2 });
    expect(short.matches.length).toBe(short.countOfMatches);
    expect(outcomesOf(short)).toEqual([]);
    expect(short).not.toHaveProperty('outcomesCategories');
    const ids = new Set(short.leagues.map(({ id }) => id));
    for (const { match } of short.matches) expect(ids).toContain(decodeMatch(match).leagueId);
  });

  test('is filtered by criteria of matches, prices, changes and value', async () => {
    const all = await scan(sport, {});
    const [league] = all.leagues;
    const ofLeague = await scan(sport, { leagueIds: [league?.id], sportType: null });
    expect(ofLeague.leagues.map(({ id }) => id)).toEqual([league?.id]);
    const [category] = all.outcomesCategories ?? [];
    const ofCategory = await scan(sport, { [`${sport}OutcomeCategories`]: [category?.id] });
    expect(ofCategory.countOfOutcomes).toBe(category?.countOfOutcomes);
    expect(ofCategory.activeOutcomesCategories).toEqual([category?.id]);
    expect(ofCategory.outcomesCategories).toEqual(all.outcomesCategories);
    const even = await scan(sport, { minOdds: 1.8, maxOdds: 2.2, matchHours: 48 });
    expect(outcomesOf(even).every(({ odds }) => odds >= 1.8 && odds <= 2.2)).toBe(true);
    const risen = await scan(sport, { templateId: 6, minChangePercent: 2, changesHours: 24 });
    for (const { changePercent } of outcomesOf(risen)) {
      expect(changePercent).toBeGreaterThanOrEqual(2);
    }
    const valued = await scan(sport, { minValuePercent: -2, sortType: 3 });
    expectInOrder(valued, ({ valuePercent }) => -(valuePercent ?? -100));
  });

  test('returns the history of an outcome at every bookmaker', async () => {
    const [first] = (await scan(sport, { matchHours: 72 })).matches;
    const [outcome] = first?.outcomes ?? [];
    const bkMatchId = Number.parseInt(first?.match['3'] ?? '', 10);
    const reply = await api.app.inject({
      method: 'POST',
      url: `/${sport}/odds-scanner/outcome-details`,
      headers: subscriber,
      payload: { bkMatchId, oddsTypes: [outcome?.oddType] },
    });
    const { outcomes, ...head } = reply.json().data;
    expect(head).toMatchObject({ bkMatchId, link: first?.match['3'], asOf: NOW });
    expect(outcomes).toHaveLength(1);
    const { oddType, odds, was, first: opened, changePercent } = outcome as ScannerOutcome;
    expect(outcomes[0]).toMatchObject({ oddType, odds, was, first: opened, changePercent });
    expect(outcomes[0].bookmakers.length).toBeGreaterThan(1);
    for (const bookmaker of outcomes[0].bookmakers) {
      expect(bookmaker.points[0][1]).toBe(bookmaker.first);
      expect(bookmaker.points.at(-1)[1]).toBe(bookmaker.odds);
    }
    const loud = outcomes[0].bookmakers.filter((one: { isSilent: boolean }) => !one.isSilent);
    expect(loud[0].odds).toBe(outcome?.best?.odds);
  });
});

test('pages follow one another without gaps or repetitions', async () => {
  const pages: ScannerResult[] = [];
  for (let pageNumber: number | null = 1; pageNumber !== null; ) {
    const page: ScannerResult = await scan('soccer', { pageNumber, sortType: 4 });
    pages.push(page);
    pageNumber = page.nextPageNumber;
  }
  const keys = pages.flatMap(({ matches }) =>
    matches.flatMap(({ match, outcomes }) =>
      outcomes.map(({ oddType }) => `${match['3']} ${oddType}`),
    ),
  );
  expect(keys).toHaveLength(pages[0]?.countOfOutcomes ?? 0);
  expect(new Set(keys).size).toBe(keys.length);
});

test('names are in the requested language', async () => {
  const inEnglish = await scan('hockey', {}, { ...subscriber, 'accept-language': 'en' });
  const inRussian = await scan('hockey', {}, { ...subscriber, 'accept-language': 'ru' });
  const home = ({ matches }: ScannerResult) => matches[0]?.match['7']['1'] ?? '';
  expect(home(inEnglish)).toMatch(/^[^А-я]+$/);
  expect(home(inRussian)).toMatch(/[А-я]/);
});
