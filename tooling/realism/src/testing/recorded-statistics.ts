import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SimulatedSport } from '@tipmark/simulator';
import { recorded } from '@tipmark/test-kit/recorded';
import { filesOf } from '../real-matches.ts';
import type { SimulatedSpan } from '../simulated-matches.ts';
import { countReal } from './count-real.ts';
import { countSimulated } from './count-simulated.ts';

const here = (name: string) => path.join(import.meta.dirname, name);

/** Counts over real files, once for files of the same content. */
export function recordedRealStatistics(sport: SimulatedSport, openDataDir: string) {
  const hash = createHash('sha256');
  for (const { name, path: file } of filesOf(sport, openDataDir)) {
    hash.update(`${name}\n`).update(readFileSync(file));
  }
  const content = hash.digest('hex').slice(0, 16);
  return recorded(here('count-real.ts'), `counts of real ${sport} ${content}`, () =>
    countReal(sport, openDataDir),
  );
}

/** Counts over a simulated span, cached for all runs. */
export function recordedSimulatedStatistics(sport: SimulatedSport, span: SimulatedSpan) {
  const { seed, from, days } = span;
  return recorded(here('count-simulated.ts'), `counts of ${sport} ${seed} ${from} ${days}`, () =>
    countSimulated(sport, span),
  );
}
