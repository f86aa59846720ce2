import { randomOf } from '@tipmark/simulator';

/**
 * What somebody of a fill is like: how good, how bold, and when here. Times are parts of its span.
 */
export interface Habit {
  /** How often the tip is one whose price will fall, instead of one to the taste. */
  readonly skill: number;
  /** −1 looks for favourites, 1 for long shots. */
  readonly taste: -1 | 0 | 1;
  readonly stakes: readonly [least: number, most: number];
  readonly joins: number;
  readonly leaves: number;
}

/** Shares of kinds among all; who reads prices well is rare. */
type Kind = Pick<Habit, 'skill' | 'taste' | 'stakes'>;
const KINDS: readonly (readonly [share: number, kind: Kind])[] = [
  [0.12, { skill: 0.95, taste: 0, stakes: [1, 2] }],
  [0.15, { skill: 0.5, taste: 0, stakes: [1, 2] }],
  [0.25, { skill: 0.1, taste: -1, stakes: [1, 3] }],
  [0.15, { skill: 0, taste: 1, stakes: [1, 2] }],
];
const USUAL: Kind = { skill: 0.05, taste: 0, stakes: [1, 3] };
const SHORTEST_STAY = 0.03;
const LONGEST_STAY = 0.45;
/** So many from the first day to the last: a crowd of three meets its count too. */
const ALWAYS_HERE = 4;
/** Moves joining back, so that some are here from the first day. */
const FOUNDERS = 0.15;

/** The habit of somebody by the place among all people; the same for the same seed. */
export function habitOf(seed: number, person: number): Habit {
  const random = randomOf(seed, 'habit', person);
  let left = random.next();
  const kind = KINDS.find(([share]) => (left -= share) < 0)?.[1] ?? USUAL;
  // More come every year: of the square root, half lies above 0.7.
  const joins = Math.max(0, (1 + FOUNDERS) * Math.sqrt(random.next()) - FOUNDERS);
  const stay = SHORTEST_STAY + (LONGEST_STAY - SHORTEST_STAY) * random.next() ** 2;
  if (person < ALWAYS_HERE) return { ...kind, joins: 0, leaves: 1 };
  return { ...kind, joins, leaves: joins + stay };
}

/** So much of all tips is posted up to a part of the span: few at first, most of late. */
export function shareOfTips(part: number): number {
  return part ** 2.5;
}

const STEEPNESS = 1.15;
/** The most eager ones stand this part of the crowd away from a share without bounds. */
const HEAD = 0.001;

/**
 * Draws people by eagerness: a few post every day, half of all post once or twice (a Zipf law with
 * a rounded head). Neighbours are not alike: the eager ones are spread over the crowd.
 */
export function createCrowd(count: number): (chance: number) => number {
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

/** A step that visits everybody before it comes back; near the golden section. */
function coprimeStep(count: number): number {
  let step = Math.max(1, Math.floor(count * 0.618));
  while (greatestDivisor(step, count) > 1) step += 1;
  return step;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
