import { randomOf } from '@tipmark/simulator';
import { shareOfTips } from './tipster-habits.ts';

const BLOCK = 32;
/** Spread of the logarithm of how much a match is talked about. */
const SPREAD = 1.1;

/**
 * How many tips each match has, in the order of their starts: more of late, and of neighbours some
 * many and most few. Their sum is the given count.
 */
export function createSpread(seed: number, tips: number, matches: number): () => number {
  const upTo = (index: number) =>
    Math.floor(tips * shareOfTips(Math.min(1, index / Math.max(1, matches))));
  let counts: number[] = [];
  let next = 0;
  return () => {
    const index = next % BLOCK;
    if (index === 0) {
      const size = Math.max(1, Math.min(BLOCK, matches - next));
      counts = scatter(seed, upTo(next + size) - upTo(next), { size, block: next / BLOCK });
    }
    next += 1;
    return counts[index] ?? 0;
  };
}

function scatter(seed: number, tips: number, { size, block }: { size: number; block: number }) {
  const random = randomOf(seed, 'talk', block);
  const ends: number[] = [];
  let all = 0;
  for (let index = 0; index < size; index += 1) {
    all += Math.exp(SPREAD * random.normal());
    ends.push(all);
  }
  const counts = ends.map(() => 0);
  for (let tip = 0; tip < tips; tip += 1) {
    const at = random.next() * all;
    const index = ends.findIndex((end) => at < end);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
