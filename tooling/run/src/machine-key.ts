import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';

const ANSWER_WITHIN_MS = 3000;
const OLDEST_POSTGRES = 150_000;

/** The version or digest of something that tests use, or why it is missing. */
export type Found = { key: string } | { missing: string };

/** PostgreSQL 15 or newer at this address. */
export async function findPostgres(url: string): Promise<Found> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num);
    return version < OLDEST_POSTGRES
      ? { missing: `PostgreSQL there is older than 15 (${version})` }
      : { key: String(version) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { missing: `PostgreSQL does not answer at ${url}: ${reason}` };
  } finally {
    await client.end().catch(() => {});
  }
}

/** Redis at this address; one that requires a password counts, without its version. */
export function findRedis(url: string): Promise<Found> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port || 6379), hostname);
    const end = (found: Found): void => {
      socket.destroy();
      resolve(found);
    };
    const miss = (why: string): void => end({ missing: `Redis does not answer at ${url}: ${why}` });
    socket.setTimeout(ANSWER_WITHIN_MS, () => miss('no answer'));
    socket.once('error', (error) => miss(error.message));
    socket.once('connect', () => socket.write('INFO server\r\n'));
    socket.once('data', (reply) => {
      const text = reply.toString();
      const version = /redis_version:(\S+)/.exec(text)?.[1];
      if (version || text.startsWith('-NOAUTH')) end({ key: version ?? 'protected' });
      else miss(text.trim());
    });
  });
}

/** The folder of real files, keyed by their contents. */
export function findOpenData(folder: string | undefined): Found {
  if (!folder)
    return { missing: 'OPEN_DATA_DIR is not set: tests over the real files are skipped' };
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return { missing: `OPEN_DATA_DIR=${folder} is not a folder` };
  const hash = createHash('sha256');
  for (const file of globSync('**', { cwd: folder }).toSorted()) {
    if (!statSync(path.join(folder, file)).isFile()) continue;
    const digest = createHash('sha256').update(readFileSync(path.join(folder, file)));
    hash.update(`${file} ${digest.digest('hex')}\n`);
  }
  return { key: hash.digest('hex').slice(0, 16) };
}

/** The first line with a digit in the output of `program --version`. */
export function findProgram(program: string, flag = '--version'): Found {
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8', timeout: 20_000 });
  const line = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').find((text) => /\d/.test(text));
  return line ? { key: line.trim() } : { missing: `${program} does not start` };
}
