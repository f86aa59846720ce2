import { randomOf } from '@tipmark/simulator';

/** Traits of a tipster: skill, boldness and active time. Times are fractions of the span. */
export interface Habit {
  /** How often the tip is one whose price will fall, instead of one by preference. */
  readonly skill: number;
  /** −1 prefers favourites, 1 long shots. */
  readonly preference: -1 | 0 | 1;
  readonly stakes: readonly [least: number, most: number];
  readonly joins: number;
  readonly leaves: number;
}

/** Shares of the kinds; few read prices well. */
type Kind = Pick<Habit, 'skill' | 'preference' | 'stakes'>;
const KINDS: readonly (readonly [share: number, kind: Kind])[] = [
  [0.12, { skill: 0.95, preference: 0, stakes: [1, 2] }],
  [0.15, { skill: 0.5, preference: 0, stakes: [1, 2] }],
  [0.25, { skill: 0.1, preference: -1, stakes: [1, 3] }],
  [0.15, { skill: 0, preference: 1, stakes: [1, 2] }],
];
const USUAL: Kind = { skill: 0.05, preference: 0, stakes: [1, 3] };
const SHORTEST_STAY = 0.03;
const LONGEST_STAY = 0.45;
/** At least this many are active all the time, so that even three people can post all tips. */
const ALWAYS_HERE = 4;
/** Moves joining back, so that some are here from the first day. */
const FOUNDERS = 0.15;

/** The habit of a tipster by index; deterministic per seed. */
export function habitOf(seed: number, person: number): Habit {
  const random = randomOf(seed, 'habit', person);
  let left = random.next();
  const kind = KINDS.find(([share]) => (left -= share) < 0)?.[1] ?? USUAL;
  // More join every year: of the square root, half lies above 0.7.
  const joins = Math.max(0, (1 + FOUNDERS) * Math.sqrt(random.next()) - FOUNDERS);
  const stay = SHORTEST_STAY + (LONGEST_STAY - SHORTEST_STAY) * random.next() ** 2;
  if (person < ALWAYS_HERE) return { ...kind, joins: 0, leaves: 1 };
  return { ...kind, joins, leaves: joins + stay };
}

/** Fraction of all tips posted up to a fraction of the span: few at first, most late. */
export function shareOfTips(part: number): number {
  return part ** 2.5;
}

const STEEPNESS = 1.15;
/** Offset of the Zipf law, a fraction of the crowd: bounds the share of the most active. */
const HEAD = 0.001;

/**
 * Draws people by eagerness: a few post every day, half of all post once or twice (a Zipf law with
 * a rounded head). Neighbours differ: the eager ones are spread over the crowd.
 */
export function createTipsterSampler(count: number): (chance: number) => number {
  const head = Math.max(2, count * HEAD);
  const power = 1 - STEEPNESS;
  const first = head ** power;
  const last = (head + count) ** power;
  const step = coprimeStep(count);
  return (chance) => {
    const rank = Math.floor((first + chance * (last - first)) ** (1 / power) - head);
    return (Math.min(count - 1, Math.max(0, rank)) * step + Math.floor(count / 3)) % count;
  };
}

/** A step that visits all before it repeats; near the golden ratio. */
function coprimeStep(count: number): number {
  let step = Math.max(1, Math.floor(count * 0.618));
  while (greatestDivisor(step, count) > 1) step += 1;
  return step;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
