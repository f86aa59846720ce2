import type { ExpectedGoals } from '../chance/goal-model.ts';
import type { Random } from '../chance/random.ts';

/** Error of the market's idea of a match: of who is better, and of how many goals there will be. */
interface Misjudgement {
  readonly supremacy: number;
  readonly total: number;
}

const OPENING = { supremacy: 0.085, total: 0.045 };
const CLOSING = { supremacy: 0.03, total: 0.025 };
const UNREST = 0.012;
/** Share of matches in which the market opens badly wrong and is put right at once. */
const NEWS_SHARE = 0.12;
const NEWS = 0.22;

/**
 * What the market believes at each of its moments: it opens with an error, walks in steps of uneven
 * size to a small one at kick-off, and now and then learns something that moves it all at once.
 */
export function beliefs(expected: ExpectedGoals, moments: number, random: Random): ExpectedGoals[] {
  const opening = misjudgement(random, OPENING);
  const closing = misjudgement(random, CLOSING);
  const isNews = random.chance(NEWS_SHARE);
  const news = isNews ? (random.chance(0.5) ? NEWS : -NEWS) * (0.7 + 0.6 * random.next()) : 0;
  const newsAt = random.integer(1, Math.max(1, moments - 1));
  const progress = unevenSteps(moments, random);
  return progress.map((share, moment) => {
    const unrest = moment === moments - 1 ? 0 : random.normal() * UNREST;
    const before = moment < newsAt ? news : 0;
    const supremacy =
      opening.supremacy + (closing.supremacy - opening.supremacy) * share + unrest + before;
    const total = opening.total + (closing.total - opening.total) * share + unrest / 2;
    return [expected[0] * Math.exp(total + supremacy), expected[1] * Math.exp(total - supremacy)];
  });
}

function misjudgement(random: Random, spread: Misjudgement): Misjudgement {
  return { supremacy: random.normal() * spread.supremacy, total: random.normal() * spread.total };
}

/** From 0 to 1; squares of chance make a few long steps among many short ones. */
function unevenSteps(moments: number, random: Random): number[] {
  const steps = Array.from({ length: Math.max(1, moments - 1) }, () => random.next() ** 2);
  const all = steps.reduce((sum, step) => sum + step, 0) || 1;
  let passed = 0;
  return Array.from({ length: moments }, (_, moment) => {
    if (moment > 0) passed += steps[moment - 1] ?? 0;
    return passed / all;
  });
}
