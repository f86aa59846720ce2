import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { Client } from 'pg';

const ANSWER_WITHIN_MS = 3000;
const OLDEST_POSTGRES = 150_000;

/** Why a service cannot be used by the tests, or undefined when it can. */
export type Obstacle = string | undefined;

export async function postgresObstacle(url: string): Promise<Obstacle> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num);
    return version < OLDEST_POSTGRES ? `PostgreSQL there is older than 15 (${version})` : undefined;
  } catch (error) {
    return `PostgreSQL does not answer at ${url}: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await client.end().catch(() => {});
  }
}

export function redisObstacle(url: string): Promise<Obstacle> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port || 6379), hostname);
    const end = (obstacle: Obstacle): void => {
      socket.destroy();
      resolve(obstacle);
    };
    const miss = (why: string): void => end(`Redis does not answer at ${url}: ${why}`);
    socket.setTimeout(ANSWER_WITHIN_MS, () => miss('no answer'));
    socket.once('error', (error) => miss(error.message));
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (reply) => {
      const text = reply.toString().trim();
      // A server that asks for a password is there all the same.
      if (text === '+PONG' || text.startsWith('-NOAUTH')) end(undefined);
      else miss(text);
    });
  });
}

export function openDataObstacle(folder: string | undefined): Obstacle {
  if (!folder) return 'OPEN_DATA_DIR is not set: tests over the real files are skipped';
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? undefined : `OPEN_DATA_DIR=${folder} is no folder`;
}
