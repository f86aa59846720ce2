import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SimulatedSport } from '@tipmark/simulator';
import type { Counted, CountedOfSport } from './compare.ts';

type CacheEntry = Omit<Counted, 'counts'> & {
  /** `0=772 1=1934`: bins and how often each was seen. */
  readonly counts: string;
};

export type StatisticsOfSports = Readonly<Record<SimulatedSport, CountedOfSport>>;

const FILE = join(import.meta.dirname, 'real-figures.json');

/**
 * Counts over the real files, which are in no repository; no match can be reconstructed from them.
 */
export function storedStatistics(): StatisticsOfSports {
  const stored = JSON.parse(readFileSync(FILE, 'utf8')) as Record<
    SimulatedSport,
    Record<string, CacheEntry>
  >;
  const read = (sport: SimulatedSport) =>
    Object.fromEntries(
      Object.entries(stored[sport]).map(([name, one]): [string, Counted] => [
        name,
        { ...one, counts: countsOf(one.counts) },
      ]),
    );
  return { soccer: read('soccer'), hockey: read('hockey'), tennis: read('tennis') };
}

export function storeStatistics(statistics: StatisticsOfSports): void {
  const written = JSON.stringify(statistics, (name, value: unknown) =>
    name === 'counts' ? textOf(value as Counted['counts']) : value,
  );
  writeFileSync(FILE, `${written}\n`);
}

function countsOf(text: string): Counted['counts'] {
  const pairs = text === '' ? [] : text.split(' ').map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([bin = '', count = '0']) => [bin, Number(count)]));
}

function textOf(counts: Counted['counts']): string {
  return Object.entries(counts)
    .map(([bin, count]) => `${bin}=${count}`)
    .toSorted()
    .join(' ');
}
