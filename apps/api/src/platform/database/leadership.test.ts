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

/** One of several processes; reports when it starts and stops leading. */
function candidate(name: string, reported: string[], databaseUrl: string | undefined = url) {
  const leadership = lead({
    databaseUrl,
    key: LEADERS.world,
    everyMs: 50,
    onError: () => reported.push(`${name} failed`),
    start: async () => {
      reported.push(`${name} leads`);
      return async () => void reported.push(`${name} ends`);
    },
  });
  open.push(leadership);
  return leadership;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(20);
}

test('the owner of the embedded database leads', async () => {
  const reported: string[] = [];
  const one = lead({
    databaseUrl: undefined,
    key: LEADERS.world,
    onError: () => undefined,
    start: async () => {
      reported.push('leads');
      return async () => void reported.push('ends');
    },
  });
  await one.decided;
  await one.stop();
  expect(reported).toEqual(['leads', 'ends']);
});

onServer('of several one leads; when it stops another does', async () => {
  const reported: string[] = [];
  const one = candidate('one', reported);
  await one.decided;
  const other = candidate('other', reported);
  await other.decided;
  await pause(200);
  expect(reported).toEqual(['one leads']);
  await one.stop();
  open.splice(open.indexOf(one), 1);
  await until(() => reported.includes('other leads'));
  expect(reported).toEqual(['one leads', 'one ends', 'other leads']);
});

onServer('who loses its connection ends, and one of them leads again', async () => {
  const reported: string[] = [];
  await candidate('one', reported).decided;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = ${LEADERS.world} and granted`);
  await admin.end();
  await until(() => reported.includes('one ends'));
  await until(() => reported.filter((word) => word === 'one leads').length === 2);
  expect(reported).toEqual(['one leads', 'one failed', 'one ends', 'one leads']);
});
