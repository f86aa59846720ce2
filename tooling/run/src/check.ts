import path from 'node:path';
import { findChromium, thisMachine } from '@tipmark/chromium';
import { overBudget } from './budgets.ts';
import {
  checkMachines,
  checkUpgrade,
  findNginx,
  whyNoMachines,
  whyNoUpgrade,
} from './drill-check.ts';
import { checkImage, findImageNeeds, whyNoImage } from './image-check.ts';
import { type Found, findOpenData, findPostgres, findProgram, findRedis } from './machine-key.ts';
import { checkMutation } from './mutation-check.ts';
import { type Slowness, withSlowness } from './slowness.ts';
import { packageCosts } from './summary.ts';
import { type TaskResult, taskResult } from './task-results.ts';
import { checkScripts, tasksNotRun, turboPlan, turboRun } from './turbo-run.ts';
import { undeclaredInputs } from './undeclared-inputs.ts';

export interface CheckOptions {
  root: string;
  env: NodeJS.ProcessEnv;
  /** full samples of another seed, and every file on both engines */
  isDeep: boolean;
  limitMinutes: number;
}

export interface CheckOutcome {
  results: TaskResult[];
  slowness: Slowness;
  /** faults other than failed tests: undeclared inputs, budgets, required services */
  problems: string[];
  /** what the machine lacks, as text */
  missing: string[];
  /** of its samples: another for each deep run, unless `TEST_SEED` names one */
  seed: string;
}

export const TASKS_AT_ONCE = 2;

/** Runs every check of the repository through turbo, which orders and caches them. */
export async function runCheck({
  root,
  env,
  isDeep,
  limitMinutes,
}: CheckOptions): Promise<CheckOutcome> {
  const begunAt = Date.now();
  const openData = env['OPEN_DATA_DIR'] ? path.resolve(root, env['OPEN_DATA_DIR']) : undefined;
  const PG_TEST_URL = env['PG_TEST_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres';
  const REDIS_TEST_URL = env['REDIS_TEST_URL'] || 'redis://127.0.0.1:6379/15';
  const found = {
    KEY_POSTGRES: await findPostgres(PG_TEST_URL),
    KEY_REDIS: await findRedis(REDIS_TEST_URL),
    KEY_OPEN_DATA: findOpenData(openData),
  };
  const hasServices = 'key' in found.KEY_POSTGRES && 'key' in found.KEY_REDIS;
  const PW_CHROMIUM = findChromium(thisMachine());
  const strace = findProgram('strace', '-V');
  const seed = isDeep ? (env['TEST_SEED'] ?? String(Date.now() % 1_000_000_007)) : '1';
  const taskEnv: NodeJS.ProcessEnv = {
    ...env,
    ...keys({
      ...found,
      KEY_CHROMIUM: findProgram(PW_CHROMIUM),
      KEY_NGINX: findProgram('nginx', '-v'),
      KEY_PROMTOOL: findProgram('promtool', '--version'),
      KEY_VARNISH: findProgram('varnishd', '-V'),
    }),
    KEY_NODE: process.version,
    PG_TEST_URL,
    REDIS_TEST_URL,
    PW_CHROMIUM,
    ...(openData && { OPEN_DATA_DIR: openData }),
    TEST_FILES: isDeep || !hasServices ? 'all' : 'engines',
    TEST_DEEP: isDeep ? '1' : '0',
    TEST_SEED: seed,
    pnpm_config_script_shell: path.join(import.meta.dirname, 'task-shell.sh'),
    TASK_STRACE: 'key' in strace ? 'strace' : '',
    TASK_FOLDERS: [root, openData].filter(Boolean).join('|'),
  };
  if (isDeep) console.log(`seed of this deep run: ${seed}`);
  const scripts = checkScripts(root).filter((name) => hasServices || name !== 'test:postgres');
  const args = [...scripts, `--concurrency=${TASKS_AT_ONCE}`];
  const plan = turboPlan({ root, env: taskEnv, args });
  const { result: tasks, slowness } = await withSlowness(() =>
    turboRun({ root, env: taskEnv, args, limitMinutes }),
  );
  const results = tasks.map((task) => taskResult(root, task));
  const missing = Object.values(found).flatMap((one) => ('missing' in one ? one.missing : []));
  if (isDeep) {
    const services = { postgres: found.KEY_POSTGRES, redis: found.KEY_REDIS };
    const [postgresUrl, redisUrl] = [PG_TEST_URL, REDIS_TEST_URL];
    const options = () => {
      const minutesLeft = limitMinutes - (Date.now() - begunAt) / 60_000;
      return { root, env, postgresUrl, redisUrl, limitMinutes: minutesLeft };
    };
    const whyNoDrill = whyNoUpgrade(root, { ...services, nginx: findNginx() });
    if (whyNoDrill !== undefined) missing.push(whyNoDrill);
    else results.push(await checkUpgrade(options()));
    const whyNoNamespaces = whyNoMachines(root);
    if (whyNoNamespaces !== undefined) missing.push(whyNoNamespaces);
    else results.push(await checkMachines(options()));
    const why = whyNoImage(findImageNeeds(services));
    if (why !== undefined) missing.push(why);
    else results.push(await checkImage(options()));
    results.push(await checkMutation({ ...options(), seed }));
  }
  return {
    results,
    slowness,
    missing,
    seed,
    problems: [
      ...tasksNotRun(plan, tasks),
      ...undeclaredInputs(tasks, { root, plan, openData }),
      ...(isDeep ? [] : overBudget(packageCosts(results), slowness.mean)),
      ...(env['REQUIRE_SERVICES'] === '1' ? missing : []),
    ],
  };
}

function keys(found: Record<string, Found>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).map(([name, one]) => [name, 'key' in one ? one.key : 'none']),
  );
}
