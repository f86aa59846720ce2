import { FOOT_METRES, type ShotOutcome, type ShotStrength } from '@tipmark/domain';
import { type Random, randomOf } from '../../chance/random.ts';
import type { HockeyStatistics } from './hockey-statistics.ts';
import {
  type HockeyIncident,
  type HockeyTimeline,
  isHockeyGoal,
  type Side,
} from './hockey-timeline.ts';
import { powerPlay } from './power-play.ts';

/** A shot of a match: where it was taken from, and what came of it. */
export interface HockeyAttempt {
  readonly second: number;
  readonly side: Side;
  readonly outcome: ShotOutcome;
  readonly strength: ShotStrength;
  /** Metres to the goal line and from the axis. */
  readonly place: readonly [dx: number, dy: number];
  /** The goal it is. */
  readonly incident: HockeyIncident | undefined;
}

/** Of a side in a match. */
const MISSED = 11;
/** Goals that a goalie could have saved, of those expected. */
const GUARDED_SHARE = 0.99;
const BLOCKED = 13;
const WOODWORK_SHARE = 0.05;
/** Feet to the goal: blocked shots come from farther away, those at an empty net from anywhere. */
const FEET = { nearest: 6, farthest: 65.3 };
const BLOCKED_FEET = { nearest: 25, farthest: 65 };
const EMPTY_NET_FEET = { nearest: 30, farthest: 130 };
/** The chance of a shot falls like this with its distance; goals are drawn by it. */
const chanceOf = (feet: number): number => 1 / (1 + Math.exp(1.0573 + 0.04794 * feet));
/** Exponents of how far away the shots of a side are: a larger one brings them nearer. */
const POWERS = { least: 0.25, most: 4, steps: 64 };
const CHANCE_STEPS = 256;
const DIRECTION = 0.55;
/** Metres from the axis to the boards, and the least to the goal line. */
const [WIDEST, NEAREST] = [12.5, 0.5];

const distance = ({ nearest, farthest }: typeof FEET, power: number, share: number): number =>
  nearest + (farthest - nearest) * share ** power;

/** Exponents with the mean chance of a shot at the distances of each. */
const meanChances = Array.from({ length: POWERS.steps }, (_, index) => {
  const { least, most, steps } = POWERS;
  const power = least * (most / least) ** (index / (steps - 1));
  const shares = Array.from({ length: CHANCE_STEPS }, (__, step) => (step + 0.5) / CHANCE_STEPS);
  const chances = shares.map((share) => chanceOf(distance(FEET, power, share)));
  return { power, mean: chances.reduce((sum, one) => sum + one, 0) / CHANCE_STEPS };
});

/**
 * How far away a side shoots from, so that the chances of its shots add up to the goals expected of
 * it: where few goals are scored, shots come from farther away.
 */
function powerOf(expectedGoals: number, shots: number): number {
  const wanted = expectedGoals / shots;
  const fit = meanChances.find(({ mean }) => mean >= wanted);
  return fit?.power ?? POWERS.most;
}

/** The shots of a match's statistics and those that missed, of a random stream of their own. */
export function hockeyAttempts(
  seed: number,
  matchKey: string,
  { saved, expected }: Pick<HockeyStatistics, 'saved' | 'expected'>,
  timeline: HockeyTimeline,
): HockeyAttempt[] {
  const random = randomOf(seed, 'attempts', matchKey);
  return (['home', 'away'] as const)
    .flatMap((side) =>
      attemptsOfSide(random, { side, saved: saved[side], expected: expected[side] }, timeline),
    )
    .toSorted((one, other) => one.second - other.second);
}

interface Attack {
  readonly side: Side;
  /** Seconds of its shots that were saved. */
  readonly saved: readonly number[];
  readonly expected: number;
}

function attemptsOfSide(
  random: Random,
  { side, saved, expected }: Attack,
  timeline: HockeyTimeline,
): HockeyAttempt[] {
  const guarded = expected * GUARDED_SHARE;
  const power = powerOf(guarded, saved.length + guarded + MISSED);
  const goals = timeline.incidents.filter((one) => one.side === side && isHockeyGoal(one));
  const attempt = (second: number, outcome: ShotOutcome, incident?: HockeyIncident) => ({
    second,
    side,
    outcome,
    incident,
    strength: incident ? strengthOfGoal(incident) : strengthAt(timeline, side, second),
    place: locationOf(random, { outcome, incident, power }),
  });
  const many = (mean: number) =>
    Array.from({ length: Math.max(2, Math.round(mean + random.normal() * Math.sqrt(mean))) }, () =>
      random.integer(5, timeline.playedSeconds),
    );
  return [
    ...goals.map((goal) => attempt(goal.second, 'goal', goal)),
    ...saved.map((second) => attempt(second, 'on_target')),
    ...many(MISSED).map((second) =>
      attempt(second, random.chance(WOODWORK_SHARE) ? 'woodwork' : 'off_target'),
    ),
    ...many(BLOCKED).map((second) => attempt(second, 'blocked')),
  ];
}

function strengthOfGoal({ type }: HockeyIncident): ShotStrength {
  if (type === 'power_play_goal') return 'power_play';
  return type === 'short_handed_goal' ? 'short_handed' : 'even';
}

function strengthAt(timeline: HockeyTimeline, side: Side, second: number): ShotStrength {
  const skaters = /^(\d)x(\d)/.exec(powerPlay(timeline, second) ?? '');
  if (skaters === null) return 'even';
  const [, home, away] = skaters.map(Number);
  const more = (home ?? 0) > (away ?? 0) ? 'home' : 'away';
  return more === side ? 'power_play' : 'short_handed';
}

type Origin = Pick<HockeyAttempt, 'outcome' | 'incident'> & { readonly power: number };

function locationOf(random: Random, origin: Origin): [dx: number, dy: number] {
  const metres = feetOf(random, origin) * FOOT_METRES;
  const widest = Math.asin(Math.min(1, WIDEST / metres));
  const drawn = random.normal() * DIRECTION;
  const direction = Math.min(widest, 1.2, Math.max(-widest, -1.2, drawn));
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return [
    Math.max(NEAREST, tenths(metres * Math.cos(direction))),
    tenths(metres * Math.sin(direction)),
  ];
}

function feetOf(random: Random, { outcome, incident, power }: Origin): number {
  if (incident?.type === 'empty_net_goal') return distance(EMPTY_NET_FEET, 1, random.next());
  if (outcome === 'blocked') return distance(BLOCKED_FEET, 1, random.next());
  // A goal has the locations of shots weighed by their chance, the others by its opposite.
  for (;;) {
    const feet = distance(FEET, power, random.next());
    const isGoal = random.next() < chanceOf(feet);
    if (isGoal === (outcome === 'goal')) return feet;
  }
}
