import { createInterface } from 'node:readline';
import { type ScannerCriteria, scannerBounds } from '@tipmark/domain';
import type { OddsBlock } from '../odds-block.ts';
import { scanBlocks } from '../scan-blocks.ts';
import { manyBlocks } from './many-blocks.ts';

/**
 * For measurements: reads a line `{"odds": 100000, "criteria": {…}, "milliseconds": 200}` and
 * answers with the processor time of one scan. With `"slowdown": true` a scan costs more with more
 * odds.
 */
type Order = {
  readonly odds: number;
  readonly criteria: ScannerCriteria;
  readonly milliseconds: number;
  readonly slowdown?: boolean;
};

const NOW = 1_795_262_400;
const PAGE = 300;
const SLOW_STEPS = 20;

const known = new Map<number, OddsBlock[]>();

function blocksOf(odds: number): OddsBlock[] {
  const blocks = known.get(odds) ?? manyBlocks(odds, NOW);
  known.set(odds, blocks);
  return blocks;
}

/** Work that grows with the square of the matches. */
function wasteTime(blocks: readonly OddsBlock[]): number {
  let seen = 0;
  for (const one of blocks) {
    for (const other of blocks) {
      for (let step = 1; step <= SLOW_STEPS; step += 1) seen += (one.id ^ other.id) % step;
    }
  }
  return seen;
}

function time({ odds, criteria, milliseconds, slowdown }: Order) {
  const blocks = blocksOf(odds);
  const request = { bounds: scannerBounds(criteria, NOW), from: 0, until: PAGE };
  let [scans, found, wasted] = [0, 0, 0];
  const before = process.cpuUsage();
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    found = scanBlocks(blocks, request).countOfOutcomes;
    if (slowdown === true) wasted += wasteTime(blocks);
    scans += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return {
    cpuMsPerScan: (user + system) / 1_000 / scans,
    found,
    outcomes: blocks.reduce((sum, { oddTypes }) => sum + oddTypes.length, 0),
    rssBytes: process.memoryUsage().rss,
    wasted,
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(time(JSON.parse(line) as Order))}\n`);
}
