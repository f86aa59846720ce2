import type { TeamStatistics } from '@tipmark/contract/feed';
import type { ExpectedGoals } from '../../chance/goal-model.ts';
import { type Random, randomOf } from '../../chance/random.ts';
import { type Incident, isDismissal, isGoal, type Side } from './incidents.ts';
import type { Half, MatchClock } from './match-clock.ts';

interface Moment {
  readonly half: Half;
  readonly second: number;
}

interface Shot extends Moment {
  readonly isOnTarget: boolean;
  readonly expectedGoals: number;
}

interface SideFigures {
  readonly shots: readonly Shot[];
  readonly corners: readonly Moment[];
  readonly fouls: readonly Moment[];
  readonly possession: number;
}

/** Statistics of a match at any of its seconds; they only grow. */
export interface MatchFigures {
  at(half: Half, second: number): { home: TeamStatistics; away: TeamStatistics };
}

const ON_TARGET_SHARE = 0.285;
const MEAN_CORNERS = 4.9;
const MEAN_FOULS = 12.2;
/** Real counts differ more from match to match than independent moments would. */
const OVERDISPERSION = 1.26;

export function matchFigures(
  seed: number,
  matchKey: string,
  expected: ExpectedGoals,
  incidents: readonly Incident[],
  clock: MatchClock,
): MatchFigures {
  const random = randomOf(seed, 'figures', matchKey);
  const [home, away] = expected;
  const share = 50 + (26 * (home - away)) / (home + away) + random.normal() * 4;
  const possession = Math.round(Math.min(75, Math.max(25, share)));
  const sides: Record<Side, SideFigures> = {
    home: sideFigures(random, 'home', home, incidents, clock, possession),
    away: sideFigures(random, 'away', away, incidents, clock, 100 - possession),
  };
  return {
    at: (half, second) => {
      const until = <One extends Moment>(moments: readonly One[]): One[] =>
        moments.filter((one) => one.half < half || (one.half === half && one.second <= second));
      return {
        home: statisticsOf(sides.home, incidentsOf(incidents, 'home'), until),
        away: statisticsOf(sides.away, incidentsOf(incidents, 'away'), until),
      };
    },
  };
}

function sideFigures(
  random: Random,
  side: Side,
  expected: number,
  incidents: readonly Incident[],
  clock: MatchClock,
  possession: number,
): SideFigures {
  const goals = incidents
    .filter(
      (incident) => incident.side === side && isGoal(incident) && incident.type !== 'own_goal',
    )
    .map((goal): Shot => ({ ...goal, isOnTarget: true, expectedGoals: 0.2 + random.next() * 0.4 }));
  const misses = moments(random, 5.5 + 3.6 * expected, clock).map((moment): Shot => {
    const isOnTarget = random.chance(ON_TARGET_SHARE);
    return { ...moment, isOnTarget, expectedGoals: 0.02 + random.next() ** 3 * 0.28 };
  });
  return {
    shots: [...goals, ...misses],
    corners: moments(random, MEAN_CORNERS, clock),
    fouls: moments(random, MEAN_FOULS, clock),
    possession,
  };
}

function moments(random: Random, mean: number, { lasts }: MatchClock): Moment[] {
  const count = Math.max(0, Math.round(mean + random.normal() * OVERDISPERSION * Math.sqrt(mean)));
  return Array.from({ length: count }, (): Moment => {
    const half = random.chance(0.48) ? 1 : 2;
    return { half, second: random.integer(0, lasts[half - 1] ?? 0) };
  });
}

function incidentsOf(incidents: readonly Incident[], side: Side): Incident[] {
  return incidents.filter((incident) => incident.side === side);
}

function statisticsOf(
  figures: SideFigures,
  incidents: readonly Incident[],
  until: <One extends Moment>(moments: readonly One[]) => readonly One[],
): TeamStatistics {
  const shots = until(figures.shots);
  const cards = until(incidents);
  return {
    shots: shots.length,
    shotsOnTarget: shots.filter(({ isOnTarget }) => isOnTarget).length,
    fouls: until(figures.fouls).length,
    corners: until(figures.corners).length,
    yellowCards: cards.filter(({ type }) => type === 'yellow' || type === 'second_yellow').length,
    redCards: cards.filter(isDismissal).length,
    possession: figures.possession,
    expectedGoals: Math.round(shots.reduce((sum, one) => sum + one.expectedGoals, 0) * 100) / 100,
  };
}
