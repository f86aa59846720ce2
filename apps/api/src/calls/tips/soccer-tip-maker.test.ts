import { aFeedMatch, aFeedScore } from '@tipmark/test-kit';
import { aPrediction, storePredictions } from '../../matches/forecasts/testing/a-prediction.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, POSTED_AT, sendPrices, someTippableMatches } from '../../testing/tips.ts';

const DAY = 86_400;

let api: TestApi;

/** Club 0 won at home and lost away; Club 1 lost to it once before. */
beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 3);
  await sendFeed(api, [
    aFeedMatch('Club 2', 'Club 0', { startsAt: KICK_OFF - 2 * DAY }),
    aFeedScore('Club 2-Club 0', 3, 0),
    aFeedMatch('Club 1', 'Club 0', { startsAt: KICK_OFF - 3 * DAY }),
    aFeedScore('Club 1-Club 0', 0, 2),
  ]);
  await sendPrices(api, 'Club 0-Club 1', { '1x2.1': 1_800 }, POSTED_AT - 60);
}, 60_000);

afterAll(() => api.close());

async function makerOf(oddType: string, headers = {}) {
  const url = `/soccer/tip-maker/101/${oddType}`;
  return (await api.app.inject({ url, headers })).json();
}

test('the menu has every market with a price, main lines first, and marks outcomes that cannot be tipped on', async () => {
  const { data } = await makerOf('0');
  expect(data).toMatchObject({ link: expect.stringMatching(/^101-/), isOpen: true, chosen: null });
  expect(data.markets.map(({ market }: { market: string }) => market)).toEqual([
    '1x2',
    'dc',
    'dnb',
    'ou',
    'ah',
    'btts',
    'cs',
  ]);
  const [result] = data.markets[0].lines;
  expect(result.outcomes[0]).toMatchObject({ odd_type: '1x2.1', odds: 1.8, isTippable: true });
  const fair = result.outcomes.map(({ fairPercent }: { fairPercent: number }) => fairPercent);
  expect(fair.reduce((sum: number, percent: number) => sum + percent, 0)).toBeCloseTo(100, 1);
  expect(data.markets.at(-1).lines[0].outcomes[0]).toMatchObject({
    isTippable: false,
    fairPercent: null,
  });
});

test('outcomes with a prediction have the model’s probability and value', async () => {
  await storePredictions(api, [aPrediction(102, KICK_OFF - 9_000)]);
  const { data } = (await api.app.inject('/soccer/tip-maker/102/0')).json();
  const models = new Map<string, unknown>(
    data.markets.flatMap(
      ({ lines }: { lines: { outcomes: { odd_type: string; model?: object }[] }[] }) =>
        lines.flatMap(({ outcomes }) => outcomes.map(({ odd_type, model }) => [odd_type, model])),
    ),
  );
  expect(models.get('1x2.1')).toEqual({
    percent: 50,
    fairOdds: 2,
    valuePercent: -3.41,
    claimedPercent: 0,
  });
  expect(models.get('ou.o:2.5')).toMatchObject({ percent: 55, claimedPercent: 5.6 });
  const { data: unknown } = await makerOf('0');
  expect(unknown.markets[0].lines[0].outcomes[0]).not.toHaveProperty('model');
});

test('facts cover the form of both teams, their meetings and the price movement', async () => {
  const { chosen } = (await makerOf('1x2.1')).data;
  const factOf = (code: string) =>
    chosen.facts.find((fact: { code: string }) => fact.code === code)?.params;
  expect(factOf('movement')).toEqual({ percent: -10 });
  expect(factOf('home_form')).toEqual({ team: 'Club 0', hits: 1, of: 2 });
  expect(factOf('away_form')).toEqual({ team: 'Club 1', hits: 1, of: 1 });
  expect(factOf('head_to_head')).toEqual({ hits: 1, of: 1 });
});

test.each([
  ['ru', 'упал на 10 %'],
  ['en', 'fallen by 10%'],
])('the draft is in the requested language: %s', async (locale, text) => {
  const { data } = await makerOf('1x2.1', { 'accept-language': locale });
  expect(data.chosen.descriptionDraft).toContain(text);
  expect(data.chosen.descriptionDraft).not.toContain('{{');
});

test('an outcome without a price can be chosen, without odds', async () => {
  expect((await makerOf('tt1.o:1.5')).data.chosen).toMatchObject({ odds: null, facts: [] });
});

test.each(['1x2.9', 'ougames.o:21.5', 'x'])('outcome %s is refused', async (oddType) => {
  expect((await makerOf(oddType)).error.code).toBe('validation');
});
