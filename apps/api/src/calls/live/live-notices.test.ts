import type { AddressInfo } from 'node:net';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { workOutbox } from '../../people/mails/work-outbox.ts';
import { storingTransport } from '../../platform/outbox/mail-transport.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { type LiveClient, listenTo } from '../../testing/live-events.ts';

let api: TestApi;
let url: string;
const clients: LiveClient[] = [];

beforeAll(async () => {
  const pace = { gatherMs: 10, beatMs: 50, stalledMs: 200 };
  api = await createTestApi({ live: { pace } });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/live`;
}, 60_000);
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => api.close());

async function aReader(): Promise<Person> {
  const person = await aPerson(api);
  await api.services.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(0) })
    .where('url', '=', person.url)
    .execute();
  return person;
}

async function listen(topics: string, headers: Record<string, string> = {}): Promise<LiveClient> {
  const client = await listenTo(`${url}?topics=${topics}`, headers);
  clients.push(client);
  return client;
}

async function followed(person: Person): Promise<void> {
  const { headers } = await aPerson(api);
  const payload = { tipster_user_url: person.url, is_follow: true };
  await api.app.inject({ method: 'PUT', url: '/follow', headers, payload });
  await workOutbox({ services: api.services, transport: storingTransport });
}

const read = ({ headers }: Person) =>
  api.app.inject({ method: 'POST', url: '/account/notices/read', headers, payload: {} });

test('every tab receives changes of the user’s own count, up and down', async () => {
  const [person, other] = [await aReader(), await aReader()];
  const tabs = [
    await listen('notices,m:7', person.headers),
    await listen('notices', person.headers),
  ];
  const elsewhere = await listen('notices', other.headers);
  for (const client of [...tabs, elsewhere]) {
    expect((await client.next('notices')).data).toEqual({ unread: 0 });
  }
  await followed(person);
  for (const client of tabs) expect((await client.next('notices')).data).toEqual({ unread: 1 });
  await followed(person);
  for (const client of tabs) expect((await client.next('notices')).data).toEqual({ unread: 2 });
  await read(person);
  for (const client of tabs) expect((await client.next('notices')).data).toEqual({ unread: 0 });
  await elsewhere.next('beat');
  expect(elsewhere.heard.filter(({ kind }) => kind === 'notices')).toHaveLength(1);
});

test('a guest receives no counts, with or without match topics', async () => {
  const alone = await listen('notices');
  expect(alone.status).toBe(401);
  const second = await listen('notices,m:7');
  expect(second.status).toBe(200);
  await second.next('beat');
  await second.next('beat');
  expect(second.heard.some(({ kind }) => kind === 'notices')).toBe(false);
});
