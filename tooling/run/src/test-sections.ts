import { globSync } from 'node:fs';
import path from 'node:path';
import { firstVisitBytes, overBudget } from './byte-budget.ts';
import { findChromium } from './find-chromium.ts';
import { forgetReports, playwrightNotes, playwrightTally } from './reports.ts';
import { roomTests } from './room-tests.ts';
import { runCommand } from './run-command.ts';
import type { Section } from './section.ts';
import { type Obstacle, openDataObstacle, postgresObstacle, redisObstacle } from './services.ts';
import {
  NOTHING,
  ONE_FAILED,
  ONE_PASSED,
  ONE_SKIPPED,
  type Outcome,
  sum,
  type Tally,
  withExitCode,
} from './tally.ts';
import { thisMachine } from './this-machine.ts';

export interface TestRun {
  root: string;
  env: NodeJS.ProcessEnv;
  /** a missing service or data folder fails the run instead of being skipped */
  areServicesRequired: boolean;
  postgresUrl: string;
  redisUrl: string;
}

/** Everything `npm test` checks, in order. */
export function testSections(run: TestRun): Section[] {
  const check = (title: string, ...command: [string, ...string[]]): Section => ({
    title,
    run: async () =>
      (await runCommand(command, { cwd: run.root, env: run.env })) === 0 ? ONE_PASSED : ONE_FAILED,
  });
  return [
    check('types', 'tsc', '-b'),
    check('lint', 'oxlint', '--type-aware'),
    check('format', 'biome', 'check', '.'),
    check('walls', 'turbo', 'boundaries'),
    check('unused', 'knip'),
    check('house rules', 'node', 'tooling/house/src/main.ts'),
    { title: 'open data', run: async () => openData(run) },
    { title: 'unit tests', run: () => tests(run, 'test:unit') },
    { title: 'tests on PostgreSQL and Redis', run: () => serverTests(run) },
    check('build', 'turbo', 'run', 'build', '--output-logs=new-only'),
    { title: 'byte budget', run: async () => byteBudget(run) },
    { title: 'browser tests', run: () => browserTests(run) },
  ];
}

function tests({ root, env }: TestRun, script: string): Promise<Outcome> {
  return roomTests({ root, script, run: (command, cwd) => runCommand(command, { cwd, env }) });
}

function openData(run: TestRun): Tally {
  return missing(run, openDataObstacle(run.env['OPEN_DATA_DIR'])) ?? ONE_PASSED;
}

async function serverTests(run: TestRun): Promise<Outcome> {
  const obstacles = [await postgresObstacle(run.postgresUrl), await redisObstacle(run.redisUrl)];
  const lost = obstacles.map((obstacle) => missing(run, obstacle) ?? NOTHING);
  if (obstacles.some(Boolean)) return sum(lost);
  return tests(run, 'test:postgres');
}

/** Every remote that has a built client keeps the budget of a first visit. */
function byteBudget({ root }: TestRun): Tally {
  const remotes = globSync('apps/*/dist/client/remoteEntry.js', { cwd: root }).map(
    (file) => file.split(path.sep)[1] ?? '',
  );
  const broken = remotes.flatMap((remote) => {
    const bytes = firstVisitBytes(root, remote);
    const { federatedKb, singleKb } = bytes;
    console.log(`${remote}: ${federatedKb.toFixed(1)} KB, single bundle ${singleKb.toFixed(1)} KB`);
    return overBudget(bytes);
  });
  for (const line of broken) console.log(line);
  return remotes.length > 0 && broken.length === 0 ? ONE_PASSED : ONE_FAILED;
}

async function browserTests(run: TestRun): Promise<Outcome> {
  const e2e = path.join(run.root, 'e2e');
  const report = path.join(e2e, '.report/e2e.json');
  forgetReports([report]);
  const env = { ...run.env, PW_CHROMIUM: findChromium(thisMachine()) };
  const code = await runCommand(['pnpm', 'run', 'e2e'], { cwd: e2e, env });
  return { ...withExitCode(playwrightTally(report), code), notes: playwrightNotes(report) };
}

/** What an obstacle counts as, said aloud; undefined when there is none. */
function missing({ areServicesRequired }: TestRun, obstacle: Obstacle): Tally | undefined {
  if (!obstacle) return undefined;
  console.log(areServicesRequired ? `Required: ${obstacle}` : `Skipped: ${obstacle}`);
  return areServicesRequired ? ONE_FAILED : ONE_SKIPPED;
}
