import type { DroppingOddsPage, ScannerOutcome } from '@tipmark/contract';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { aMatch } from '@tipmark/test-kit';

const aFall = (known: Partial<ScannerOutcome> = {}): ScannerOutcome => ({
  oddType: '1x2.2',
  category: 1,
  odds: 2.25,
  first: 2.7,
  was: 2.62,
  changePercent: -14.1,
  changedAt: NOW_SECONDS - 240,
  createdAt: NOW_SECONDS - 90_000,
  confirmedAt: NOW_SECONDS - 30,
  countOfBookmakers: 6,
  best: { odds: 2.29, bookmaker: 'Форпост' },
  valuePercent: 1.4,
  claimedPercent: 2.8,
  modelValuePercent: null,
  modelClaimedPercent: null,
  points: [
    [NOW_SECONDS - 90_000, 2.7],
    [NOW_SECONDS - 7_200, 2.62],
    [NOW_SECONDS - 240, 2.25],
  ],
  ...known,
});

const wire = (id: number, home: string, away: string) =>
  aMatch()
    .withId(id)
    .between(home, away)
    .startingAt(NOW_SECONDS + 7_200)
    .buildWire();

/** Two matches with three falls. */
export const someFalls = (known: Partial<DroppingOddsPage> = {}): DroppingOddsPage => ({
  matches: [
    {
      match: wire(7, 'Кузнецы', 'Марисма'),
      countOfOutcomes: 2,
      outcomes: [
        aFall(),
        aFall({ oddType: 'ou.o:2.5', category: 3, odds: 1.8, was: 2, changePercent: -10 }),
      ],
    },
    {
      match: wire(8, 'Полюс', 'Соколы'),
      countOfOutcomes: 1,
      outcomes: [
        aFall({
          oddType: '1x2.1',
          odds: 1.7,
          was: 1.95,
          changePercent: -12.8,
          changedAt: NOW_SECONDS - 3_000,
          confirmedAt: NOW_SECONDS - 3 * 3_600,
        }),
      ],
    },
  ],
  leagues: [],
  leagueChoices: [{ id: 5, name: 'Гранд-лига', countryName: 'Россия', countOfOutcomes: 3 }],
  outcomesCategories: [
    { id: 1, countOfOutcomes: 2 },
    { id: 3, countOfOutcomes: 1 },
  ],
  countOfOutcomes: 3,
  countOfMatches: 2,
  nextPageNumber: null,
  asOf: NOW_SECONDS,
  lagMs: 8_000,
  lagOfHour: { p50Ms: 3_000, p95Ms: 21_000 },
  isDemo: false,
  ...known,
});

/** The same as a visitor without a subscription gets it. */
export const delayedFalls = (): DroppingOddsPage => {
  const falls = someFalls({ isDemo: true, lagMs: 900_000 });
  return {
    ...falls,
    matches: falls.matches.map((match) => ({
      ...match,
      outcomes: match.outcomes.map((outcome) => ({ ...outcome, best: null, valuePercent: null })),
    })),
  };
};
