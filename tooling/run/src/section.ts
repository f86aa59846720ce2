import { ONE_FAILED, type Outcome, sum, type Tally, tallyLine } from './tally.ts';

/** One part of `npm test`, reported under its title. */
export interface Section {
  title: string;
  run: () => Promise<Outcome>;
}

interface Result {
  title: string;
  tally: Outcome;
}

/** Runs all sections in order, whatever fails, and gives the sum after a summary. */
export async function runSections(sections: readonly Section[]): Promise<Tally> {
  const results: Result[] = [];
  for (const { title, run } of sections) {
    console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 72 - title.length))}`);
    const startedAt = performance.now();
    const tally = await settled(run);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${title}: ${tallyLine(tally)} (${seconds} s)`);
    results.push({ title, tally });
  }
  console.log(`\n${'─'.repeat(76)}`);
  for (const { title, tally } of results) {
    const mark = tally.failed > 0 ? 'FAILED ' : tally.passed > 0 ? 'ok     ' : 'skipped';
    console.log(`${mark} ${title}: ${tallyLine(tally)}`);
    for (const note of tally.notes ?? []) console.log(`        ${note}`);
  }
  return sum(results.map(({ tally }) => tally));
}

/** A section that throws has failed; the others still run. */
async function settled(run: Section['run']): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return ONE_FAILED;
  }
}
