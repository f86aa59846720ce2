import type { Random } from '../chance/random.ts';

/**
 * The error of the market about a match: about the difference in quality, and about the number of
 * goals; logarithms, half of the first for either side.
 */
export interface Misjudgement {
  readonly supremacy: number;
  readonly total: number;
}

const OPENING = { supremacy: 0.04, total: 0.04 };
const CLOSING = { supremacy: 0.022, total: 0.012 };
const UNREST = 0.014;
const TEAM_NEWS_MOVE = 0.09;
/** Most of the market's information arrives on the last day. */
const LATENESS = 6;

/**
 * The error of the market at each of its moments: it starts large, walks in steps of uneven size to
 * a small one at the start, and sometimes jumps with team news.
 * @param teamNewsAt moment of the team news; undefined in most matches
 */
export function misjudgements(
  moments: number,
  teamNewsAt: number | undefined,
  random: Random,
): Misjudgement[] {
  const opening = misjudgement(random, OPENING);
  const closing = misjudgement(random, CLOSING);
  const jump =
    (random.chance(0.5) ? TEAM_NEWS_MOVE : -TEAM_NEWS_MOVE) * (0.3 + 1.4 * random.next());
  return unevenSteps(moments, random).map((share, moment) => {
    const unrest = moment === moments - 1 ? 0 : random.normal() * UNREST;
    const before = teamNewsAt !== undefined && moment < teamNewsAt ? jump : 0;
    return {
      supremacy:
        opening.supremacy + (closing.supremacy - opening.supremacy) * share + unrest + before,
      total: opening.total + (closing.total - opening.total) * share + 1.5 * unrest,
    };
  });
}

function misjudgement(random: Random, spread: Misjudgement): Misjudgement {
  return { supremacy: random.normal() * spread.supremacy, total: random.normal() * spread.total };
}

/** From 0 to 1; squares of chance make a few long steps among many short ones. */
function unevenSteps(moments: number, random: Random): number[] {
  const steps = Array.from(
    { length: Math.max(1, moments - 1) },
    (_, step) => random.next() ** 2 * ((step + 1) / moments) ** LATENESS,
  );
  const all = steps.reduce((sum, step) => sum + step, 0) || 1;
  let passed = 0;
  return Array.from({ length: moments }, (_, moment) => {
    if (moment > 0) passed += steps[moment - 1] ?? 0;
    return passed / all;
  });
}
