import { createInterface } from 'node:readline';
import { type ScannerCriteria, scannerBounds } from '@tipmark/domain';
import type { OddsBlock } from '../odds-block.ts';
import { scanBlocks } from '../scan-blocks.ts';
import { manyBlocks } from './many-blocks.ts';

/**
 * For measurements: reads a line `{"odds": 100000, "criteria": {…}, "milliseconds": 200}` and
 * answers with the processor time of one scan. With `"slowdown": true` a scan costs more with more
 * odds. `{"odds": 1400000, "filters": 200}` changes the filter that often, and answers with how
 * long the first page of rows takes after a change.
 */
interface Order {
  readonly odds: number;
  readonly criteria: ScannerCriteria;
  readonly milliseconds: number;
  readonly slowdown?: boolean;
}

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

interface FilterOrder {
  readonly odds: number;
  readonly filters: number;
}

const pick = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item;

/** Another filter every time: some keep most outcomes, some nearly none. */
function filterAt(index: number): ScannerCriteria {
  const minOdds = 1.2 + (index % 17) / 10;
  return {
    changesHours: pick([0, 1, 3, 6, 24, 72, 168], index),
    minChangePercent: pick([0, 1, 3, 5, 10, 20], index),
    isRise: index % 3 === 0,
    minOdds,
    maxOdds: minOdds + pick([0.5, 2, 10], index),
    matchHours: pick([0, 6, 24, 72], index),
    ...(index % 4 === 0 && { outcomeCategories: [pick([1, 3, 4], index)] }),
    ...(index % 5 === 0 && { leagueIds: [index % 40, (index + 7) % 40] }),
    ...(index % 6 === 0 && { oddsCreated: 24 }),
  };
}

function sharesOf(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1];
  return { p50: at(0.5), p95: at(0.95), most: sorted.at(-1) };
}

function timeFilters({ odds, filters }: FilterOrder) {
  const blocks = blocksOf(odds);
  const times: number[] = [];
  const ofProcessor: number[] = [];
  let found = 0;
  for (let index = 0; index < filters; index += 1) {
    const before = process.cpuUsage();
    const start = performance.now();
    const bounds = scannerBounds(filterAt(index), NOW);
    found += scanBlocks(blocks, { bounds, from: 0, until: PAGE }).countOfOutcomes;
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    ofProcessor.push((user + system) / 1_000);
  }
  return { ms: sharesOf(times), cpuMs: sharesOf(ofProcessor), found };
}

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line) as Order | FilterOrder;
  const answer = 'filters' in order ? timeFilters(order) : time(order);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
