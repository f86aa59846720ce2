import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROOFS } from './proofs.ts';
import { beginJournal, type Journal, resumeJournal } from './runner/journal.ts';
import { describeMachine, reportOf } from './runner/report.ts';
import { runRounds } from './runner/run-rounds.ts';
import { readSettings, type Settings } from './runner/settings.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FAILED = 1;
const INTERRUPTED = 130;

function output(program: string, ...args: readonly string[]): string {
  return spawnSync(program, [...args], { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** The commit, and whether anything is not in it. */
function buildOf(): string {
  const commit = output('git', 'rev-parse', '--short=12', 'HEAD') || 'unknown';
  const isChanged = output('git', 'status', '--porcelain', '--untracked-files=no') !== '';
  return isChanged ? `${commit} with changes` : commit;
}

function journalOf({ proof, database, seed, times, isResumed }: Settings): Journal {
  const file = path.join(import.meta.dirname, '../.journal', `${proof.name}-${database}.ndjson`);
  const build = buildOf();
  if (isResumed) return resumeJournal(file, build);
  return beginJournal(file, { proof: proof.name, database, seed, times, build });
}

/** @returns the exit code */
async function prove(settings: Settings): Promise<number> {
  const { proof, database, only } = settings;
  // read by the modules that make databases, which are loaded later
  process.env['TEST_DATABASE'] = database;
  const { prepareServer } = await import('@tipmark/api/proofs');
  if (database === 'postgres') await prepareServer();
  const journal = journalOf(settings);
  const { seed, times } = journal.header;
  const repeat = `npm run prove -- ${proof.name} --database ${database} --times ${times} --seed ${seed}`;
  console.log(`${repeat}\n${times} ${proof.unit}, ${journal.done.length} rounds are done`);
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopped = true;
      console.log('ends after this round');
    });
  }
  const result = await runRounds(proof, {
    journal,
    only,
    isStopped: () => isStopped,
    onRound({ number, seconds, faults }, rounds) {
      console.log(`round ${number} of ${rounds}: ${seconds.toFixed(1)} s, ${faults.length} faults`);
      for (const fault of faults) console.log(`  ${fault}`);
      if (faults.length > 0) console.log(`  alone: ${repeat} --only ${number}`);
    },
  });
  const place = {
    date: new Date(),
    machine: describeMachine(),
    postgres: database === 'postgres' ? output('postgres', '--version').split(' ')[2] : undefined,
  };
  const report = reportOf(proof, journal.header, { result, place });
  console.log(`\n${report}`);
  if (settings.isReported) {
    const name = database === 'postgres' ? proof.name : `${proof.name}-${database}`;
    const folder = path.join(ROOT, 'docs/proofs');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}.md`), report);
  }
  for (const fault of result.faults) console.error(`FAILED: ${fault}`);
  if (result.folder !== undefined) console.error(`What the processes wrote: ${result.folder}`);
  if (result.faults.length > 0) return FAILED;
  if (isStopped) console.error('Ended early; the same command with --resume goes on.');
  return isStopped ? INTERRUPTED : 0;
}

try {
  const chance = Date.now() % 1_000_000_007;
  process.exitCode = await prove(readSettings(process.argv.slice(2), PROOFS, chance));
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 2;
}
// connections of a proof that failed must not keep the process
process.exit();
