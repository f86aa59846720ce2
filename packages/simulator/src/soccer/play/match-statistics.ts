import type { TeamStatistics } from '@tipmark/contract/feed';
import type { ExpectedGoals } from '../../chance/goal-model.ts';
import { type BothSides, partsOf } from '../../chance/parts-of.ts';
import { type Random, randomOf } from '../../chance/random.ts';
import type { Fixture } from '../fixture.ts';
import { foulsOf } from './discipline.ts';
import { type Incident, isDismissal, isGoal, type Side } from './incidents.ts';
import type { Half, MatchClock } from './match-clock.ts';
import { chanceOfGoal, chanceOfMiss, PENALTY_CHANCE } from './shot-chances.ts';

export interface Moment {
  readonly half: Half;
  readonly second: number;
}

export interface Shot extends Moment {
  readonly isOnTarget: boolean;
  readonly expectedGoals: number;
}

export interface StatisticsOfSide {
  readonly shots: readonly Shot[];
  readonly corners: readonly Moment[];
  readonly fouls: readonly Moment[];
  readonly possession: number;
}

/** Statistics of a match at any of its seconds; they only grow. */
export interface PlayedStatistics {
  readonly sides: Readonly<Record<Side, StatisticsOfSide>>;
  at(half: Half, second: number): BothSides;
  /** Of both halves so far, separately; possession is only known for the full match. */
  partsAt(half: Half, second: number): BothSides[];
}

const ON_TARGET_SHARE = 0.283;
/**
 * The averages of a side in a match: `edge` is the weight of the difference in quality in its
 * logarithm, `day` that of the day, `host` the home advantage, `open` the effect of the expected
 * goals. `spread` is the random part: real counts vary more from match to match than independent
 * moments would.
 */
const SHOTS = { mean: 11.8, edge: 0.24, day: 0.13, host: 0.035, open: 0.35, spread: 1.2 };
const CORNERS = { mean: 4.63, edge: 0.25, day: 0.23, host: 0.035, open: 0.2, spread: 1.02 };
const FOULS = { mean: 12.2, edge: -0.02, day: 0, host: 0, open: 0, spread: 1.04 };
const USUAL_GOALS = 2.8;
/** Misses a side has fewer for each goal more than expected, and the other way round. */
const CONTENTMENT = 0.5;

export function matchStatistics(
  seed: number,
  fixture: Fixture,
  expected: ExpectedGoals,
  incidents: readonly Incident[],
  clock: MatchClock,
): PlayedStatistics {
  const random = randomOf(seed, 'figures', fixture.key);
  const [home, away] = expected;
  const day = random.normal();
  const share = 50 + (26 * (home - away)) / (home + away) + day * 4;
  const possession = Math.round(Math.min(75, Math.max(25, share)));
  const common = {
    incidents,
    clock,
    day,
    edge: Math.log(home / away),
    open: Math.log((home + away) / USUAL_GOALS),
    fouls: foulsOf(seed, fixture, expected),
  };
  const sides: Record<Side, StatisticsOfSide> = {
    home: sideStatistics(random, 'home', { ...common, expected: home, possession }),
    away: sideStatistics(random, 'away', {
      ...common,
      expected: away,
      possession: 100 - possession,
    }),
  };
  const at = (half: Half, second: number): BothSides => {
    const until = <One extends Moment>(moments: readonly One[]): One[] =>
      moments.filter((one) => one.half < half || (one.half === half && one.second <= second));
    return {
      home: statisticsOf(sides.home, incidentsOf(incidents, 'home'), until),
      away: statisticsOf(sides.away, incidentsOf(incidents, 'away'), until),
    };
  };
  return {
    sides,
    at,
    partsAt: (half, second) =>
      partsOf(half === 1 ? [at(1, second)] : [at(1, Number.POSITIVE_INFINITY), at(half, second)]),
  };
}

/** A match as one of its sides has it. */
interface SideTask {
  readonly expected: number;
  readonly possession: number;
  readonly incidents: readonly Incident[];
  readonly clock: MatchClock;
  /**
   * How much better the home side is, how it pushes that day, how open they play, how they foul.
   */
  readonly edge: number;
  readonly day: number;
  readonly open: number;
  readonly fouls: number;
}

function sideStatistics(random: Random, side: Side, task: SideTask): StatisticsOfSide {
  const { expected, possession, incidents, clock, fouls } = task;
  const sign = side === 'home' ? 1 : -1;
  const usual = ({ mean, edge, day, host, open }: typeof SHOTS) =>
    mean * Math.exp(sign * (host + edge * task.edge + day * task.day) + open * task.open);
  const goals = incidents
    .filter(
      (incident) => incident.side === side && isGoal(incident) && incident.type !== 'own_goal',
    )
    .map((goal): Shot => {
      const drawn = chanceOfGoal(random.next());
      const expectedGoals = goal.type === 'penalty_goal' ? PENALTY_CHANCE : drawn;
      return { ...goal, isOnTarget: true, expectedGoals };
    });
  const wasted = usual(SHOTS) - expected - CONTENTMENT * (goals.length - expected);
  const misses = moments(random, wasted, SHOTS.spread, clock).map((moment): Shot => {
    const isOnTarget = random.chance(ON_TARGET_SHARE);
    return { ...moment, isOnTarget, expectedGoals: chanceOfMiss(random.next()) };
  });
  return {
    shots: [...goals, ...misses],
    corners: moments(random, usual(CORNERS), CORNERS.spread, clock),
    fouls: moments(random, usual(FOULS) * fouls, FOULS.spread, clock),
    possession,
  };
}

function moments(random: Random, mean: number, spread: number, { lasts }: MatchClock): Moment[] {
  const usual = Math.max(0.5, mean);
  const count = Math.max(0, Math.round(usual + random.normal() * spread * Math.sqrt(usual)));
  return Array.from({ length: count }, (): Moment => {
    const half = random.chance(0.48) ? 1 : 2;
    return { half, second: random.integer(0, lasts[half - 1] ?? 0) };
  });
}

function incidentsOf(incidents: readonly Incident[], side: Side): Incident[] {
  return incidents.filter((incident) => incident.side === side);
}

function statisticsOf(
  own: StatisticsOfSide,
  incidents: readonly Incident[],
  until: <One extends Moment>(moments: readonly One[]) => readonly One[],
): TeamStatistics {
  const shots = until(own.shots);
  const cards = until(incidents);
  return {
    shots: shots.length,
    shotsOnTarget: shots.filter(({ isOnTarget }) => isOnTarget).length,
    fouls: until(own.fouls).length,
    corners: until(own.corners).length,
    yellowCards: cards.filter(({ type }) => type === 'yellow' || type === 'second_yellow').length,
    redCards: cards.filter(isDismissal).length,
    possession: own.possession,
    expectedGoals: Math.round(shots.reduce((sum, one) => sum + one.expectedGoals, 0) * 100) / 100,
  };
}
