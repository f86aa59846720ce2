import { readSettings } from '../schedule/settings.ts';
import { catalogueFilterOf, createExchangeWants, exchangeFilterOf } from './exchange-wants.ts';

const league = (name: string, sport: string, betfair?: number) => ({
  name,
  sport,
  ids: betfair === undefined ? { espn: 'x' } : { betfair },
});
const settings = (leagues: unknown[], providers = {}) =>
  readSettings(JSON.stringify({ leagues, providers }));

test('leagues with an id of the exchange alone are followed, if there are any', () => {
  const all = exchangeFilterOf(settings([league('A', 'soccer'), league('B', 'tennis')]));
  expect(all).toMatchObject({ eventTypeIds: ['1', '2'], competitionIds: undefined });
  const named = exchangeFilterOf(
    settings([league('A', 'soccer'), league('B', 'hockey', 17)], {
      betfair: { marketTypes: ['MONEY_LINE'] },
    }),
  );
  expect(named).toEqual({
    eventTypeIds: ['7524'],
    marketTypes: ['MONEY_LINE'],
    competitionIds: ['17'],
  });
  expect(catalogueFilterOf(named, Date.UTC(2026, 10, 21, 12) / 1_000)).toEqual({
    eventTypeIds: ['7524'],
    marketTypeCodes: ['MONEY_LINE'],
    competitionIds: ['17'],
    marketStartTime: { from: '2026-11-21T06:00:00.000Z', to: '2026-11-23T00:00:00.000Z' },
  });
});

test('a narrow subscription changes with the markets that start soonest, a wide one does not', () => {
  const ids = Array.from({ length: 300 }, (_, index) => `1.${index}`);
  const wants = createExchangeWants(() => exchangeFilterOf(settings([league('A', 'soccer')])));
  expect(wants.narrow()).toBe(false);
  expect(wants.noteMarkets(ids)).toBe(false);
  expect(wants.wanted().marketIds).toBeUndefined();
  expect(wants.narrow()).toBe(true);
  expect(wants.wanted().marketIds).toEqual(ids.slice(0, 200));
  expect(wants.noteMarkets(ids)).toBe(false);
  expect(wants.noteMarkets(ids.slice(1))).toBe(true);
  for (const size of [100, 50, 25]) {
    expect(wants.narrow()).toBe(true);
    expect(wants.wanted().marketIds).toHaveLength(size);
  }
  expect(wants.narrow()).toBe(false);
});

test('a subscription follows the settings', () => {
  let current = settings([league('A', 'soccer')]);
  const wants = createExchangeWants(() => exchangeFilterOf(current));
  expect(wants.wanted().eventTypeIds).toEqual(['1']);
  expect(wants.noteMarkets([])).toBe(false);
  current = settings([league('A', 'tennis')]);
  expect(wants.noteMarkets([])).toBe(true);
});
