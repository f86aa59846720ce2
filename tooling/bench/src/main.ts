import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BarResult } from './bars/bar-result.ts';
import { measureCapacity } from './capacity/capacity.ts';
import { tableOf } from './capacity/figure.ts';
import { modelTable } from './capacity/model.ts';
import { runGrowth } from './growth/growth-bars.ts';
import { runMatchDay } from './match-day/match-day-bars.ts';
import { machine, markdownOf, writeReport } from './report/bench-report.ts';
import { type BarId, bars, isAgainstPeer, runBench } from './run-bench.ts';
import { selfTest } from './self-test/self-test.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peers: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    'self-test': { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const isQuick = values.quick || values['self-test'];
const historyDir = path.resolve(import.meta.dirname, '../history');
const options = {
  seconds: isQuick ? 2 : 6,
  rounds: isQuick ? 3 : 5,
  extensions: isQuick ? 0 : 2,
  random: Math.random,
  onResult: ({ id, measured, verdict }: BarResult) =>
    console.log(`${id} ${verdict.padEnd(12)} ${measured}`),
};

// an exit ends the children too; a bare signal would leave them
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const [word, ...others] = positionals;
if (others.length > 0 || (word !== undefined && word !== 'capacity')) {
  throw new Error(`"${positionals.join(' ')}": the only word is "capacity"`);
}
process.exitCode = await (word === undefined
  ? values['self-test']
    ? test()
    : measure()
  : capacity());

/** What one answer of each kind costs here: figures, no bars. */
async function capacity(): Promise<number> {
  const { cpu, load } = machine();
  const { figures, prices } = await measureCapacity({
    seconds: options.seconds,
    postgresUrl: process.env['PG_TEST_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres',
    onFigure: ({ kind, processMs }) => console.log(`${kind}: ${processMs.toPrecision(2)} ms`),
  });
  console.log(`\n${new Date().toISOString()}; ${cpu}; load ${load.join(', ')}\n`);
  console.log(`${tableOf(figures)}\n\n${modelTable(figures)}`);
  const bytes = (prices.bytes / prices.rows).toFixed(0);
  console.log(`\n${bytes} bytes a stored price with its indexes, of ${prices.rows} prices`);
  return 0;
}

async function measure(): Promise<number> {
  const here = machine();
  const results = await resultsOf(values.only);
  const report = {
    takenAt: new Date().toISOString(),
    isQuick,
    versions: {
      node: process.versions.node,
      ...versionsOf('react', 'playwright'),
      next: nextVersion(),
    },
    ...here,
    bars: results,
  };
  console.log(`\n${markdownOf(report)}`);
  if (!isQuick && values.only === undefined) await writeReport(historyDir, report);
  return results.some(({ verdict }) => verdict === 'fail') ? 1 : 0;
}

function resultsOf(only: string | undefined): Promise<readonly BarResult[]> {
  if (only === 'growth') return runGrowth(options);
  if (only === 'match-day') return runMatchDay(options);
  return runBench({ ...options, only: chosenBars(only, values.peers) });
}

async function test(): Promise<number> {
  const unnoticed = await selfTest({ ...options, only: chosenBars(values.only, true) });
  for (const line of unnoticed) console.error(`not noticed: ${line}`);
  console.log(unnoticed.length > 0 ? 'The bench is blind.' : 'Every slowdown was noticed.');
  return unnoticed.length > 0 ? 1 : 0;
}

function chosenBars(list: string | undefined, withPeers: boolean): readonly BarId[] {
  const known = Object.keys(bars) as BarId[];
  if (list === undefined) return known.filter((id) => withPeers || !isAgainstPeer(id));
  const wanted = list.split(',');
  const unknown = wanted.filter((id) => !known.some((bar) => bar === id));
  if (unknown.length > 0)
    throw new Error(`no bar ${unknown.join(', ')}; there are ${known.join(', ')}`);
  return known.filter((id) => wanted.includes(id));
}

function versionsOf(...names: string[]): Record<string, string> {
  const require = createRequire(import.meta.url);
  return Object.fromEntries(
    names.map((name) => [name, (require(`${name}/package.json`) as { version: string }).version]),
  );
}

/** The peer is outside the workspace, and only installed when it is measured. */
function nextVersion(): string {
  const require = createRequire(import.meta.url);
  const manifest = require('../peers/next/package.json') as { dependencies: { next: string } };
  return manifest.dependencies.next;
}
