import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createServerDatabase } from '../../testing/server-databases.ts';
import { LEADERS, type Leadership, lead } from './leadership.ts';

const isServer = process.env['TEST_DATABASE'] === 'postgres';
const onServer = isServer ? test : test.skip;

let url = '';
let drop = async () => {};
const open: Leadership[] = [];

beforeAll(async () => {
  if (isServer) ({ url, drop } = await createServerDatabase());
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()));
});
afterAll(() => drop());

/** One of several processes; tells when it begins and ends to lead. */
function candidate(name: string, told: string[], databaseUrl: string | undefined = url) {
  const leadership = lead({
    ...{ databaseUrl, key: LEADERS.world, everyMs: 50, onError: () => told.push(`${name} failed`) },
    start: async () => {
      told.push(`${name} leads`);
      return async () => void told.push(`${name} ends`);
    },
  });
  open.push(leadership);
  return leadership;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(20);
}

test('the owner of the embedded database leads', async () => {
  const told: string[] = [];
  const one = lead({
    ...{ databaseUrl: undefined, key: LEADERS.world, onError: () => undefined },
    start: async () => {
      told.push('leads');
      return async () => void told.push('ends');
    },
  });
  await one.decided;
  await one.stop();
  expect(told).toEqual(['leads', 'ends']);
});

onServer('of several one leads; when it stops another does', async () => {
  const told: string[] = [];
  const one = candidate('one', told);
  await one.decided;
  const other = candidate('other', told);
  await other.decided;
  await pause(200);
  expect(told).toEqual(['one leads']);
  await one.stop();
  open.splice(open.indexOf(one), 1);
  await until(() => told.includes('other leads'));
  expect(told).toEqual(['one leads', 'one ends', 'other leads']);
});

onServer('who loses its connection ends, and one of them leads again', async () => {
  const told: string[] = [];
  await candidate('one', told).decided;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = ${LEADERS.world} and granted`);
  await admin.end();
  await until(() => told.includes('one ends'));
  await until(() => told.filter((word) => word === 'one leads').length === 2);
  expect(told).toEqual(['one leads', 'one failed', 'one ends', 'one leads']);
});
