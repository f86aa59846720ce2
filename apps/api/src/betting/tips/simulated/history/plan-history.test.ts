import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { randomOf } from '@tipmark/simulator';
import { REGULARS, type SimulatedCapper } from '../cappers.ts';
import type { PlayedMatch } from './history-queries.ts';
import { type Past, type PastTip, tipsOnMatch } from './plan-history.ts';

const DAY = 86_400;
const BEGAN = 1_700_000_000;
const MATCHES = 400;

/** One match a quarter of a day, home wins as often as `share` says. */
const played = (index: number, share: number): PlayedMatch =>
  ({
    id: index,
    sport: SPORT.soccer,
    status: MATCH_STATUS.finished,
    starts_at: BEGAN - 2 * DAY - Math.floor(((MATCHES - index) * DAY) / 4),
    home_score: randomOf(1, 'result', index).chance(share) ? 2 : 0,
    away_score: 1,
    home_periods: null,
    away_periods: null,
    forecast_home: null,
    forecast_away: null,
    season_ends_at: BEGAN + DAY,
    home_ru: 'Х',
    away_ru: 'Г',
    home_en: 'H',
    away_en: 'A',
  }) as unknown as PlayedMatch;

const PRICES = {
  '1x2.1': 2_000,
  '1x2.x': 3_400,
  '1x2.2': 3_900,
  'ou.o:2.5': 1_900,
  'ou.u:2.5': 1_900,
};

function tipsOf(person: SimulatedCapper, share: number): PastTip[] {
  const past: Past = {
    seed: 1,
    beganAt: BEGAN,
    people: [{ ...person, activity: 1, targetEdge: -1, row: { id: 1, ledger_id: 'a', name: 'A' } }],
  };
  return Array.from({ length: MATCHES }, (_, index) => played(index, share)).flatMap((match) =>
    tipsOnMatch(
      past,
      match,
      Object.entries(PRICES).map(([odd_type, milli]) => ({
        match_id: match.id,
        odd_type,
        milli,
        at: match.starts_at - 30 * DAY,
      })),
    ),
  );
}

test.each(['sharp', 'average', 'daring', 'hasty'] as const)(
  'the tips of a capper of kind %s are the same whatever the results of the matches',
  (kind) => {
    const person = REGULARS.find((one) => one.kind === kind);
    if (person === undefined) throw new Error(`nobody is ${kind}`);
    const [few, many] = [0.2, 0.8].map((share) => tipsOf(person, share)) as [PastTip[], PastTip[]];
    expect(few.length).toBeGreaterThan(100);
    expect(many.map(({ choice }) => choice)).toEqual(few.map(({ choice }) => choice));
    const profits = [few, many].map((tips) =>
      tips.reduce((sum, { verdict }) => sum + (verdict?.profitMilli ?? 0), 0),
    );
    expect(profits[0]).not.toBe(profits[1]);
  },
);
