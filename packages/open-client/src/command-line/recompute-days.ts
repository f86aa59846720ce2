import { BulkFault, readManifest } from '../bulk/day-files.ts';
import { type Recomputed, recomputeForecasts } from '../bulk/recompute-forecasts.ts';
import { faultOf, type Reported } from './recompute.ts';

/** The site rounds chances to six decimals. */
const CLOSE = 0.000_002;

type Compared = readonly [name: string, published: number | string, own: number | string];

/** The numbers of a forecast in the files and computed from them, which have to be the same. */
function numbersOf({ published, own }: Recomputed): readonly Compared[] {
  const { result, homeWinsInTheEnd, expected, score, over, bothScore, playedBefore } = published;
  const numbers: Compared[] = [
    ['result.home', result.home, own.result[0]],
    ['result.away', result.away, own.result[2]],
    ['expected.home', expected.home, own.expected[0]],
    ['expected.away', expected.away, own.expected[1]],
    ['score', score, own.score],
  ];
  if (result.draw !== null) numbers.push(['result.draw', result.draw, own.result[1]]);
  if (homeWinsInTheEnd !== null) {
    numbers.push(['homeWinsInTheEnd', homeWinsInTheEnd, own.homeWins ?? 'nothing']);
  }
  if (over !== null) numbers.push(['over.chance', over.chance, own.overMain]);
  if (bothScore !== null) numbers.push(['bothScore', bothScore, own.bothScore]);
  if (playedBefore !== null && 'playedBefore' in own) {
    numbers.push(
      ['playedBefore.home', playedBefore.home, own.playedBefore.home],
      ['playedBefore.away', playedBefore.away, own.playedBefore.away],
    );
  }
  return numbers;
}

function isOther([, published, own]: Compared): boolean {
  if (typeof published === 'string' || typeof own === 'string') return published !== own;
  return !(Math.abs(published - own) <= CLOSE);
}

/**
 * Computes the forecasts of the days in a folder, or of one of them, from what the models were
 * given, and compares them with those that were published.
 */
export async function recomputeDays(folder: string, day: string | undefined): Promise<Reported> {
  try {
    const manifest = readManifest(folder);
    const hasDay = manifest.files.some((file) => file.kind === 'forecasts' && file.day === day);
    if (day !== undefined && !hasDay) throw new BulkFault(`no forecasts of ${day} in the files`);
    const { recomputed, left } = await recomputeForecasts(folder, manifest, day);
    const lines: string[] = [];
    let other = 0;
    for (const one of recomputed) {
      const wrong = numbersOf(one).filter(isOther);
      if (wrong.length > 0) other += 1;
      for (const [name, published, own] of wrong) {
        const numbers = `the file has ${published}, its inputs give ${own}`;
        lines.push(`match ${one.published.match}: ${name} DIFFERS, ${numbers}`);
      }
    }
    for (const [why, count] of left) lines.push(`not computed: ${count} ${why}`);
    lines.push(`forecasts: ${recomputed.length - other} the same, ${other} different`);
    return { isRight: other === 0, text: `${lines.join('\n')}\n` };
  } catch (error) {
    return faultOf(error);
  }
}
