import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ImageCheckOptions } from './image-check.ts';
import { type Found, findProgram } from './machine-key.ts';
import { singleCheck } from './single-check.ts';
import type { TaskResult } from './task-results.ts';

/** What an upgrade under traffic needs of a machine, apart from the builds. */
export interface UpgradeNeeds {
  readonly postgres: Found;
  readonly redis: Found;
  readonly nginx: Found;
}

/** Debian puts it where only root looks. */
export function findNginx(): Found {
  const found = findProgram('nginx', '-v');
  return 'key' in found ? found : findProgram('/usr/sbin/nginx', '-v');
}

/** The browser tests build it. */
const BUILD = 'apps/shell/dist/server/server.js';

const DRILL = 'tooling/drill/src/main.ts';

/** A tenth of the whole drill: it takes a minute. */
const REQUESTS = 5_000;

/** Why a site cannot be upgraded here, in one line; undefined if it can. */
export function whyNoUpgrade(root: string, needs: UpgradeNeeds): string | undefined {
  const lacking = Object.values(needs).flatMap((one) => ('missing' in one ? [one.missing] : []));
  const unbuilt = existsSync(path.join(root, BUILD)) ? [] : [`there is no ${BUILD}`];
  const reasons = [...lacking, ...unbuilt];
  return reasons.length === 0
    ? undefined
    : `no site was upgraded under traffic (npm run drill): ${reasons.join('; ')}`;
}

/** Why no machines can be cut off here, in one line; undefined if they can. The drill knows. */
export function whyNoMachines(root: string): string | undefined {
  const unbuilt = existsSync(path.join(root, BUILD)) ? [] : [`there is no ${BUILD}`];
  const probe = spawnSync(process.execPath, [path.join(root, DRILL), 'machines', '--probe'], {
    encoding: 'utf8',
  });
  const lacking = probe.status === 0 ? [] : [probe.stdout.trim() || probe.stderr.trim()];
  const reasons = [...lacking, ...unbuilt];
  return reasons.length === 0
    ? undefined
    : `no machines were cut off from each other (npm run drill): ${reasons.join('; ')}`;
}

/** Cuts off machines of a site in network namespaces of this one, and heals them. */
export function checkMachines({
  root,
  env,
  limitMinutes,
}: Pick<ImageCheckOptions, 'root' | 'env' | 'limitMinutes'>): Promise<TaskResult> {
  return singleCheck({
    taskId: 'drill#machines',
    file: DRILL,
    command: [process.execPath, path.join(root, DRILL), 'machines'],
    cwd: root,
    env,
    limitMinutes,
  });
}

/** Upgrades a site of this build to itself under traffic. */
export function checkUpgrade({
  root,
  env,
  postgresUrl,
  redisUrl,
  limitMinutes,
}: ImageCheckOptions): Promise<TaskResult> {
  const args = ['upgrade', '--requests', String(REQUESTS)];
  return singleCheck({
    taskId: 'drill#upgrade',
    file: DRILL,
    command: [process.execPath, path.join(root, DRILL), ...args],
    cwd: root,
    env: { ...env, PG_TEST_URL: postgresUrl, REDIS_TEST_URL: redisUrl },
    limitMinutes,
  });
}
