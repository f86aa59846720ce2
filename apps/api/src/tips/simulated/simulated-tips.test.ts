import { aFeedLeague, aFeedMatch, aFeedOdds, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF } from '../../testing/tips.ts';
import { SIMULATED_CAPPERS } from './cappers.ts';
import { type PlannedTip, planTip } from './plan-tip.ts';
import { postSimulatedTips, seedCappers } from './post-simulated-tips.ts';

const CLUBS = Array.from({ length: 41 }, (_, index) => `Club ${index}`);

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
  ]);
}, 60_000);

afterAll(() => api.close());

function countTips(): Promise<{ readonly odd_type: string; readonly milli: number }[]> {
  return api.database.db.selectFrom('tips').select(['odd_type', 'milli']).execute();
}

test('people are made once, in both languages', async () => {
  const first = await seedCappers(api.services);
  expect(first).toHaveLength(SIMULATED_CAPPERS.length);
  expect(await seedCappers(api.services)).toEqual(first);
  expect(new Set(SIMULATED_CAPPERS.map(({ locale }) => locale))).toEqual(new Set(['ru', 'en']));
});

test('they post a few at a time, nobody twice on a match, at the line of the instant', async () => {
  const cappers = await seedCappers(api.services);
  expect(await postSimulatedTips(api.services, cappers, 5)).toBe(5);
  const taken = 5 + (await postSimulatedTips(api.services, cappers, 1_000));
  expect(taken).toBeGreaterThan(30);
  expect(await postSimulatedTips(api.services, cappers, 1_000)).toBe(0);
  const tips = await countTips();
  expect(tips).toHaveLength(taken);
  for (const { milli } of tips) expect(milli).toBeGreaterThanOrEqual(1_400);
});

test('what they think of a match depends on the seed alone', () => {
  const match = {
    id: 7,
    sport: 1,
    starts_at: KICK_OFF,
    odds_current: [2_000, 3_300, 3_900, 1_900, 1_900],
    home_ru: 'Сокол',
    away_ru: 'Заря',
    home_en: 'Sokol',
    away_en: 'Zarya',
  };
  const thoughts = (seed: number): (PlannedTip | undefined)[] =>
    SIMULATED_CAPPERS.flatMap((capper) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => planTip(seed, capper, { ...match, id })),
    );
  expect(thoughts(1)).toEqual(thoughts(1));
  expect(thoughts(2)).not.toEqual(thoughts(1));
  const texts = thoughts(1).flatMap((tip) => tip?.description ?? []);
  expect(texts.filter((text) => text.length >= 30).length).toBeGreaterThan(5);
  expect(texts.join(' ')).not.toContain('{{');
});
