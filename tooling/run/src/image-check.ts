import path from 'node:path';
import { Client } from 'pg';
import { type Found, findProgram } from './machine-key.ts';
import { singleCheck } from './single-check.ts';
import type { TaskResult } from './task-results.ts';

/** What the check of the image needs of a machine. */
export interface ImageNeeds {
  readonly isRoot: boolean;
  readonly debootstrap: Found;
  readonly buildah: Found;
  readonly postgres: Found;
  readonly redis: Found;
}

export function findImageNeeds(services: Pick<ImageNeeds, 'postgres' | 'redis'>): ImageNeeds {
  return {
    ...services,
    isRoot: process.getuid?.() === 0,
    debootstrap: findProgram('debootstrap'),
    buildah: findProgram('buildah'),
  };
}

/** Why the image cannot be built and run here, in one line; undefined if it can. */
export function whyNoImage({ isRoot, ...found }: ImageNeeds): string | undefined {
  const lacking = Object.values(found).flatMap((one) => ('missing' in one ? [one.missing] : []));
  const reasons = [...(isRoot ? [] : ['this user is not root']), ...lacking];
  return reasons.length === 0
    ? undefined
    : `the image was not built and run (deploy/image/check.sh): ${reasons.join('; ')}`;
}

export interface ImageCheckOptions {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly postgresUrl: string;
  readonly redisUrl: string;
  readonly limitMinutes: number;
}

/** Builds the image and runs its programs on a database of their own. */
export async function checkImage(options: ImageCheckOptions): Promise<TaskResult> {
  const { root, env, postgresUrl, redisUrl, limitMinutes } = options;
  const file = 'deploy/image/check.sh';
  return withDatabase(postgresUrl, (DATABASE_URL) =>
    singleCheck({
      taskId: 'deploy#image',
      file,
      command: [path.join(root, file)],
      cwd: root,
      env: { ...env, DATABASE_URL, REDIS_URL: redisUrl },
      limitMinutes,
    }),
  );
}

/** An empty database, removed afterwards. */
async function withDatabase<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `tipmark_image_${process.pid}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  await statement(url, `create database ${name}`);
  try {
    return await work(own.href);
  } finally {
    await statement(url, `drop database if exists ${name} with (force)`);
  }
}

async function statement(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
