import type { LiveChance } from '@tipmark/contract';
import { MATCH_STATUS, type Pair, SPORT, sportRules } from '@tipmark/domain';
import { memoize } from '@tipmark/server-kit';
import type { MatchRow } from '../lists/match-row-queries.ts';
import { rounded } from '../lists/rounded.ts';
import { hockeyChance, hockeySecond, powerPlayOf } from './hockey-chance.ts';
import {
  type ChanceRow,
  hockeyBasis,
  isPriced,
  type KnownBefore,
  knownBefore,
  soccerBasis,
  tennisBasis,
} from './known-before.ts';
import { soccerChance, soccerClock } from './soccer-chance.ts';
import { serveLevel, tennisChance } from './tennis-chance.ts';

/** Everything the chances of a running match follow from. */
interface ChanceState
  extends KnownBefore,
    Pick<
      MatchRow,
      | 'live_state'
      | 'second_line'
      | 'home_score'
      | 'away_score'
      | 'home_periods'
      | 'away_periods'
      | 'home_red_cards'
      | 'away_red_cards'
      | 'home_points'
      | 'away_points'
      | 'serving'
      | 'court'
      | 'league_slug'
    > {
  readonly best_of: number | null;
}

function stateOf(row: ChanceRow): ChanceState {
  return {
    ...knownBefore(row),
    live_state: row.live_state,
    second_line: row.second_line,
    home_score: row.home_score,
    away_score: row.away_score,
    home_periods: row.home_periods,
    away_periods: row.away_periods,
    home_red_cards: row.home_red_cards,
    away_red_cards: row.away_red_cards,
    home_points: row.home_points,
    away_points: row.away_points,
    serving: row.serving,
    court: row.court,
    league_slug: row.league_slug,
    best_of: row.best_of,
  };
}

/** States remembered: a match is asked for by every page and listener that shows it. */
const MAX_STATES = 2_000;

type Chances = Pick<LiveChance, 'percents' | 'winner'>;

const percentsOf = (shares: readonly number[]): number[] =>
  shares.map((share) => rounded(share * 100));

const pairOf = (home: number | null, away: number | null): Pair => [home ?? 0, away ?? 0];

function ofSoccer(row: ChanceState): Chances | undefined {
  const clock = soccerClock(row.live_state, row.second_line);
  const basis = soccerBasis(row);
  if (clock === undefined || basis === undefined || row.home_score === null) return undefined;
  const play = {
    clock,
    score: pairOf(row.home_score, row.away_score),
    reds: pairOf(row.home_red_cards, row.away_red_cards),
  };
  return { percents: percentsOf(soccerChance(basis, play)) };
}

type ScoredRow = Pick<
  MatchRow,
  'sport' | 'home_score' | 'away_score' | 'home_periods' | 'away_periods'
>;

/** Goals of regular time: where the score contains an overtime, those of the periods. */
export function regularScoreOf(row: ScoredRow): Pair {
  const { home_periods: home, away_periods: away } = row;
  const { includesOvertime, regularParts } = sportRules(row.sport).score;
  if (!includesOvertime || home === null || home.length === 0) {
    return pairOf(row.home_score, row.away_score);
  }
  const goals = (periods: readonly number[] | null) =>
    (periods ?? []).slice(0, regularParts).reduce((total, one) => total + one, 0);
  return [goals(home), goals(away)];
}

function ofHockey(row: ChanceState): Chances | undefined {
  const second = hockeySecond(row.live_state);
  const basis = hockeyBasis(row);
  if (second === undefined || basis === undefined || row.home_score === null) return undefined;
  const score = regularScoreOf(row);
  const { result, homeWin } = hockeyChance(basis, {
    second,
    score,
    powerPlay: powerPlayOf(row.second_line, second),
  });
  return {
    percents: percentsOf(result),
    winner: [rounded(homeWin * 100), rounded((1 - homeWin) * 100)],
  };
}

function ofTennis(row: ChanceState): Chances | undefined {
  const [, set] = /^S([1-5])$/.exec(row.live_state ?? '') ?? [];
  const first = tennisBasis(row);
  if (set === undefined || first === undefined || row.serving === null) return undefined;
  const sets = Array.from({ length: Number(set) }, (_, index) =>
    pairOf(row.home_periods?.[index] ?? 0, row.away_periods?.[index] ?? 0),
  );
  const win = tennisChance(
    {
      firstWin: first,
      serveLevel: serveLevel(row.court, row.league_slug),
      bestOf: row.best_of === 5 ? 5 : 3,
    },
    {
      sets,
      points: [row.home_points ?? '0', row.away_points ?? '0'],
      isHomeServing: row.serving === 1,
    },
  );
  return win === undefined ? undefined : { percents: percentsOf([win, 1 - win]) };
}

const OF_SPORT: Readonly<Record<number, typeof ofSoccer>> = {
  [SPORT.soccer]: ofSoccer,
  [SPORT.hockey]: ofHockey,
  [SPORT.tennis]: ofTennis,
};

const chanceOfState = memoize({ maxEntries: MAX_STATES }, (text): LiveChance | undefined => {
  const row = JSON.parse(text) as ChanceState;
  const chances = OF_SPORT[row.sport]?.(row);
  return chances && { ...chances, basis: isPriced(row) ? 'closing' : 'model' };
});

/**
 * The chances of a running match now: from its closing prices without their margin, or from the
 * model where it has none, and from its state. The only place that computes them. Undefined for a
 * match that is not running, or whose state or basis is not known.
 */
export function liveChance(row: ChanceRow): LiveChance | undefined {
  if (row.status !== MATCH_STATUS.live) return undefined;
  return chanceOfState(JSON.stringify(stateOf(row)));
}
