import { mainOddTypes, SPORT, type Sport } from '@tipmark/domain';
import { aFeedLeague, aFeedMatch, aFeedOdds, aFeedSetting } from '@tipmark/test-kit';
import { foldUserName, userNameFault } from '../../../people/account/rules/user-name.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';
import { KICK_OFF } from '../../../testing/tips.ts';
import { SIMULATED_CAPPERS } from './cappers.ts';
import { type Choice, chooseTip, type TipIdea } from './choose-tip.ts';
import { postSimulatedTips, type TipIdeas } from './post-simulated-tips.ts';
import { seedCappers } from './seed-cappers.ts';

/** For a machine that is busy. */
const PATIENCE_MS = 120_000;

const CLUBS = Array.from({ length: 25 }, (_, index) => `Club ${index}`);

/** Beyond the main line, milli-odds. */
const FURTHER: [bookmaker: string, oddType: string, milli: number][] = [
  ['Kappa', 'dc.1x', 1_400],
  ['Kappa', 'ah.1:-0.5', 1_950],
  ['Kappa', 'ah.2:0.5', 1_860],
  ['Kappa', 'btts.y', 1_800],
  ['Kappa', 'btts.n', 1_950],
  ['Kappa', 'ou.u:3.5', 1_200],
];

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF - 1_800 });
  const setting = aFeedSetting(...CLUBS).filter(({ kind }) => kind !== 'league');
  const pairs = CLUBS.slice(1).map((club) => aFeedMatch('Club 0', club));
  await sendFeed(api, [
    aFeedLeague({ isSimulated: true }),
    ...setting,
    ...pairs,
    ...pairs.map(({ key }) => aFeedOdds(key)),
    ...pairs.map(({ key }) => aFeedOdds(key, FURTHER, { at: KICK_OFF - 3_600 })),
  ]);
}, 60_000);

afterAll(() => api.close());

function countTips(): Promise<{ readonly odd_type: string; readonly milli: number }[]> {
  return api.database.db.selectFrom('tips').select(['odd_type', 'milli']).execute();
}

test(
  'cappers are created once, in both languages',
  async () => {
    const first = await seedCappers(api.services);
    expect(first).toHaveLength(SIMULATED_CAPPERS.length);
    expect(await seedCappers(api.services)).toEqual(first);
    expect(new Set(SIMULATED_CAPPERS.map(({ locale }) => locale))).toEqual(new Set(['ru', 'en']));
  },
  PATIENCE_MS,
);

test('cappers post at most the requested number of tips, at the current line, until there are no more', async () => {
  const cappers = await seedCappers(api.services);
  expect(await postSimulatedTips(api.services, cappers, 5)).toBe(5);
  const taken = 5 + (await postSimulatedTips(api.services, cappers, 1_000));
  expect(taken).toBeGreaterThan(50);
  expect(await postSimulatedTips(api.services, cappers, 1_000)).toBe(0);
  const tips = await countTips();
  expect(tips).toHaveLength(taken);
  for (const { milli } of tips) expect(milli).toBeGreaterThanOrEqual(1_350);
  const further = tips.filter(({ odd_type }) => !mainOddTypes(SPORT.soccer).includes(odd_type));
  expect(further.length / taken).toBeGreaterThan(0.08);
  expect(further.length / taken).toBeLessThan(0.35);
  const priceOf = new Map(FURTHER.map(([, oddType, milli]) => [oddType, milli]));
  for (const { odd_type, milli } of further) expect(milli).toBe(priceOf.get(odd_type));
  expect(new Set(further.map(({ odd_type }) => odd_type)).size).toBeGreaterThan(3);
}, 120_000);

test(
  'tips that were due before the site ran are spread over hours, not posted in a burst',
  async () => {
    const { db } = api.database;
    await db.deleteFrom('tips').execute();
    await db
      .updateTable('matches')
      .set({ starts_at: new Date((KICK_OFF + 4 * 3_600) * 1_000) })
      .execute();
    const cappers = await seedCappers(api.services);
    const known: TipIdeas = new Map();
    const parts = { ...api.services, lateSeconds: 7_200 };
    const posted: number[] = [];
    for (let minutes = 0; minutes <= 120; minutes += 30) {
      api.setNow(KICK_OFF - 1_800 + minutes * 60);
      posted.push(await postSimulatedTips(parts, cappers, 1_000, known));
    }
    const [first = 0, ...later] = posted;
    const all = posted.reduce((sum, count) => sum + count, 0);
    expect(all).toBeGreaterThan(40);
    expect(first / all).toBeLessThan(0.1);
    for (const count of later) expect(count / all).toBeGreaterThan(0.1);
    api.setNow(KICK_OFF - 1_800);
    await db
      .updateTable('matches')
      .set({ starts_at: new Date(KICK_OFF * 1_000) })
      .execute();
  },
  PATIENCE_MS,
);

const MATCH = {
  id: 7,
  sport: SPORT.soccer,
  starts_at: KICK_OFF,
  forecast_home: 1.6,
  forecast_away: 0.9,
  home_ru: 'Сокол',
  away_ru: 'Заря',
  home_en: 'Sokol',
  away_en: 'Zarya',
} as const;
const PRICES = [2_000, 3_300, 3_900, 1_900, 1_900];

function choicesOf(seed: number, matches: number): (Choice | undefined)[] {
  return SIMULATED_CAPPERS.flatMap((capper) =>
    Array.from({ length: matches }, (_, id) =>
      chooseTip(seed, capper, { ...MATCH, id })?.choose(PRICES),
    ),
  );
}

test(
  'the chosen tips depend only on the seed',
  () => {
    expect(choicesOf(1, 9)).toEqual(choicesOf(1, 9));
    expect(choicesOf(2, 9)).not.toEqual(choicesOf(1, 9));
  },
  PATIENCE_MS,
);

test(
  'descriptions are varied, in the language of the capper, and name the teams',
  () => {
    const texts = choicesOf(1, 40).flatMap((choice) => choice?.description ?? []);
    const distinct = new Set(texts.filter((text) => text !== ''));
    expect(distinct.size).toBeGreaterThan(100);
    expect(texts.join(' ')).not.toContain('{{');
    const ofEnglish = SIMULATED_CAPPERS.filter(({ locale }) => locale === 'en').flatMap((capper) =>
      Array.from({ length: 20 }, (_, id) => chooseTip(3, capper, { ...MATCH, id })?.choose(PRICES)),
    );
    const ofLocale = ofEnglish.map((choice) => choice?.description ?? '').join(' ');
    expect(ofLocale).toContain('Sokol');
    expect(ofLocale).not.toMatch(/[а-я]/i);
  },
  PATIENCE_MS,
);

test.each([
  ['hockey', SPORT.hockey, [2_300, 4_100, 2_600, 1_900, 1_900]],
  ['tennis', SPORT.tennis, [1_800, 2_050]],
] as const)(
  'some cappers follow %s, with its own markets and varied texts',
  (_name, sport, prices) => {
    const ideasOn = (of: Sport) =>
      SIMULATED_CAPPERS.flatMap((capper) =>
        Array.from({ length: 20 }, (_, id) => chooseTip(1, capper, { ...MATCH, sport: of, id })),
      ).flatMap((idea) => idea ?? []);
    const choices = ideasOn(sport);
    const share = choices.length / ideasOn(SPORT.soccer).length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
    const taken = choices.flatMap((idea) => idea.choose(prices) ?? []);
    const known = mainOddTypes(sport);
    for (const { odd_type } of taken) expect(known).toContain(odd_type);
    const texts = new Set(taken.map(({ description }) => description));
    expect(texts.size).toBeGreaterThan(20);
    expect([...texts].join(' ')).not.toMatch(/\{\{|undefined/);
  },
  PATIENCE_MS,
);

test(
  'there are over two thousand cappers, of every kind, with unique valid names',
  () => {
    expect(SIMULATED_CAPPERS.length).toBeGreaterThan(2_000);
    expect(new Set(SIMULATED_CAPPERS.map(({ name }) => foldUserName(name))).size).toBe(
      SIMULATED_CAPPERS.length,
    );
    expect(SIMULATED_CAPPERS.filter(({ name }) => userNameFault(name) !== undefined)).toEqual([]);
    const kinds = Map.groupBy(SIMULATED_CAPPERS, ({ kind }) => kind);
    for (const kind of ['sharp', 'average', 'daring', 'hasty'] as const) {
      expect(kinds.get(kind)?.length ?? 0).toBeGreaterThan(10);
    }
  },
  PATIENCE_MS,
);

test('a refused tip is tried again an hour later, not in every round', async () => {
  const [capper] = await seedCappers(api.services);
  const { id } = await api.database.db.selectFrom('matches').select('id').executeTakeFirstOrThrow();
  await api.database.db.deleteFrom('tips').where('match_id', '=', id).execute();
  const [habit] = SIMULATED_CAPPERS;
  if (capper === undefined || habit === undefined) throw new Error('there is nobody');
  const choose = jest.fn(() => ({
    odd_type: 'ou.o:99.5',
    milli: 2_000,
    stake: 1,
    description: null,
  }));
  const idea = { from: 0, comparesPrices: false, choose } as unknown as TipIdea;
  const known: TipIdeas = new Map();
  for (const { id: other } of await api.database.db.selectFrom('matches').select('id').execute())
    known.set(other, other === id ? [{ capper, habit, idea }] : []);
  const tryOnce = () => postSimulatedTips(api.services, [capper], 10, known);
  for (let round = 0; round < 3; round += 1) expect(await tryOnce()).toBe(0);
  expect(choose).toHaveBeenCalledTimes(1);
  await api.database.db
    .updateTable('matches')
    .set({ starts_at: new Date((KICK_OFF + 7_200) * 1_000) })
    .where('id', '=', id)
    .execute();
  api.setNow(KICK_OFF - 1_800 + 3_600);
  expect(await tryOnce()).toBe(0);
  expect(choose).toHaveBeenCalledTimes(2);
});
