const { imul, floor, sqrt, log, cos, PI } = Math;

/** A stream of chance that is the same for the same seed, on every machine and in every order. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Integer, both ends included. */
  integer(min: number, max: number): number;
  /** Standard normal. */
  normal(): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/**
 * Random numbers of one part of the world, identified by its name: what happens in a match depends
 * only on the seed and the match, not on earlier calls.
 */
export function randomOf(seed: number, ...name: readonly (string | number)[]): Random {
  return streamOf(stirred(hashedOn(START, `${seed}|${name.join('|')}`)));
}

/**
 * Random numbers for many names that differ only in their last part: the same as those of
 * `randomOf`, at the cost of the last part.
 */
export function randomsOf(
  seed: number,
  ...name: readonly (string | number)[]
): (last: string | number) => Random {
  const begun = hashedOn(START, `${seed}|${name.join('|')}|`);
  return (last) => streamOf(stirred(hashedOn(begun, `${last}`)));
}

function streamOf(start: number): Random {
  let state = start;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    integer: (min, max) => min + floor(next() * (max - min + 1)),
    normal: () => sqrt(-2 * log(1 - next())) * cos(2 * PI * next()),
    chance: (probability) => next() < probability,
    pick: (items) => items[floor(next() * items.length)] ?? items[0],
  };
}

/** A copy of the list in another order (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = random.integer(0, last);
    [copy[last], copy[other]] = [copy[other] as Item, copy[last] as Item];
  }
  return copy;
}

/** FNV-1a. */
const START = 0x811c9dc5;

function hashedOn(begun: number, text: string): number {
  let hash = begun;
  for (let index = 0; index < text.length; index += 1) {
    hash = imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** Names that differ in one letter start far apart. */
function stirred(hash: number): number {
  const mixed = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
