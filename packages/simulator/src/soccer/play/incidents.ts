import type { EventRecord } from '@tipmark/contract/feed';
import { type ExpectedGoals, scoringPace } from '../../chance/goal-model.ts';
import { type Random, randomOf } from '../../chance/random.ts';
import type { Discipline } from './discipline.ts';
import { type Half, halfMinutes, type MatchClock } from './match-clock.ts';

export type Side = 'home' | 'away';

export interface Incident {
  readonly half: Half;
  readonly second: number;
  readonly side: Side;
  readonly type: Extract<
    EventRecord['type'],
    'goal' | 'own_goal' | 'penalty_goal' | 'missed_penalty' | 'yellow' | 'second_yellow' | 'red'
  >;
}

/** Per side and minute, of a match of middling discipline. */
const RED_CARD = 0.00092;
const YELLOW_CARD = 0.0245;
const MISSED_PENALTY = 0.0003;
/** Cautioned players are careful: each caution lowers the probability of another by this factor. */
const CARE = 0.135;
const SECOND_YELLOW_SHARE = 0.45;
/** A side that lost a player scores less, the other one more. */
export const SHORT_HANDED = 0.72;
export const NUMERICAL_ADVANTAGE = 1.26;

const GOAL_TYPES: readonly (readonly [Incident['type'], number])[] = [
  ['penalty_goal', 0.09],
  ['own_goal', 0.03],
  ['goal', 1],
];

/**
 * Goals and cards of some halves of a match, in order, minute by minute: goals are a Poisson
 * process that grows slightly towards the end and depends on the score and on red cards; cards come
 * late, and more of them in heated matches.
 */
export function incidentsOf(
  seed: number,
  matchKey: string,
  expected: ExpectedGoals,
  discipline: Discipline,
  { addedMinutes }: MatchClock,
  halves: readonly Half[],
): Incident[] {
  const random = randomOf(seed, halves.includes(1) ? 'play' : 'extra', matchKey);
  const redCards = { home: 0, away: 0 };
  const cautions = { home: 0, away: 0 };
  const goals = { home: 0, away: 0 };
  const incidents: Incident[] = [];
  const minutes = halves.flatMap((half) =>
    Array.from(
      { length: halfMinutes(half) + (addedMinutes[half - 1] ?? 0) },
      (_, minute) => [half, minute] as const,
    ),
  );
  const all = 90 + (addedMinutes[0] ?? 0) + (addedMinutes[1] ?? 0);
  for (const [played, [half, minute]] of minutes.entries()) {
    const lead = goals.home - goals.away;
    for (const [index, side] of (['home', 'away'] as const).entries()) {
      const other = side === 'home' ? 'away' : 'home';
      const rate =
        (expected[index] ?? 1) *
        (scoringPace((played + 0.5) / all, side === 'home' ? lead : -lead) / all) *
        SHORT_HANDED ** redCards[side] *
        NUMERICAL_ADVANTAGE ** redCards[other];
      const cards = discipline[side] * (0.55 + (0.9 * played) / all);
      const drawn = drawnType(random, [
        rate,
        RED_CARD * cards * Math.sqrt(discipline[side]),
        YELLOW_CARD * cards * Math.max(0, 1 - CARE * cautions[side]),
      ]);
      if (drawn === undefined) continue;
      // A second card needs a first one.
      const type = drawn === 'second_yellow' && cautions[side] === 0 ? 'red' : drawn;
      if (type === 'yellow') cautions[side] += 1;
      if (type === 'second_yellow') cautions[side] -= 1;
      if (type === 'red' || type === 'second_yellow') redCards[side] += 1;
      const incident = { half, second: minute * 60 + random.integer(1, 57), side, type };
      if (isGoal(incident)) goals[side] += 1;
      incidents.push(incident);
    }
  }
  return apart(incidents);
}

function drawnType(
  random: Random,
  [goal, red, yellow]: readonly [goal: number, red: number, yellow: number],
): Incident['type'] | undefined {
  const share = random.next();
  if (share < goal) return goalType(random);
  if (share < goal + red) return random.chance(SECOND_YELLOW_SHARE) ? 'second_yellow' : 'red';
  if (share < goal + red + yellow) return 'yellow';
  return share < goal + red + yellow + MISSED_PENALTY ? 'missed_penalty' : undefined;
}

function goalType(random: Random): Incident['type'] {
  const share = random.next();
  return GOAL_TYPES.find(([, upTo]) => share < upTo)?.[0] ?? 'goal';
}

/** In order of time, no two in one second: the second is their position in the feed. */
function apart(incidents: readonly Incident[]): Incident[] {
  const ordered = incidents.toSorted(
    (one, other) => one.half - other.half || one.second - other.second,
  );
  let last = { half: 0, second: -1 };
  return ordered.map((incident) => {
    const isTaken = incident.half === last.half && incident.second <= last.second;
    const moved = isTaken ? { ...incident, second: last.second + 1 } : incident;
    last = moved;
    return moved;
  });
}

/**
 * Whether the incident is a goal for its side; an own goal counts for the side it is listed under.
 */
export function isGoal({ type }: Incident): boolean {
  return type === 'goal' || type === 'penalty_goal' || type === 'own_goal';
}

export function isDismissal({ type }: Incident): boolean {
  return type === 'red' || type === 'second_yellow';
}
