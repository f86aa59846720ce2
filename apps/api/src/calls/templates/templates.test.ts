import type { TemplateKindName } from '@tipmark/contract';
import {
  aSubscriber,
  TEMPLATE_NAMES,
  TEMPLATE_PATHS,
} from '../../discovery/templates/testing/template-calls.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const PATIENCE_MS = 120_000;
const NOW = 1_795_262_400;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, PATIENCE_MS);
beforeEach(() => api.setNow(NOW));
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Caller = Pick<Person, 'headers'> | undefined;

async function call(person: Caller, method: Method, url: string, payload?: object, more = {}) {
  const reply = await api.app.inject({
    method,
    url,
    headers: { 'accept-language': 'en', ...person?.headers, ...more },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const PARAMS: Readonly<Record<TemplateKindName, object>> = {
  tips: { minOddsValue: 1.8, maxOddsValue: 2.5, sportType: 1, soccerLeagueIds: [7, 9] },
  users: { minRoi: 5, minTipsCount: 100, period: 3 },
  soccerScanner: {
    minOdds: 1.5,
    changesHours: 24,
    minChangePercent: 10,
    outcomeCategories: [1, 8],
  },
  hockeyScanner: { minOdds: 1.5, leagueIds: [3] },
  tennisScanner: { outcomeCategories: [11, 12], isRise: true },
};
/** Fields of the bodies of a response, off, or unknown: none of it is stored. */
const NOISE = { templateId: 1, pageNumber: 3, sortType: null, utm_source: 'x' };
const FAULT: Readonly<Record<TemplateKindName, readonly [object, string]>> = {
  tips: [{ minOddsValue: 3, maxOddsValue: 2 }, 'params.maxOddsValue'],
  users: [{ period: 9 }, 'params.period'],
  soccerScanner: [{ minOdds: 2, maxOdds: 1.5 }, 'params.maxOdds'],
  hockeyScanner: [{ outcomeCategories: [8] }, 'params.outcomeCategories.0'],
  tennisScanner: [{ matchHours: 99_999 }, 'params.matchHours'],
};

describe.each(TEMPLATE_NAMES)('templates of %s', (kind) => {
  const [templates, notifications] = TEMPLATE_PATHS[kind];
  const isScanner = kind.endsWith('Scanner');
  const add = (person: Caller, name: string, more: object = {}) =>
    call(person, 'POST', templates, { name, params: PARAMS[kind], ...more });

  test('a guest sees the presets and which of them require a subscription', async () => {
    const { status, data } = await call(undefined, 'GET', templates);
    expect(status).toBe(200);
    expect(data.customs).toEqual([]);
    expect(data.presets.length).toBeGreaterThan(1);
    const blocked = data.presets.map(
      (one: { isBlockedBySubscription: boolean }) => one.isBlockedBySubscription,
    );
    expect(blocked).toEqual(
      data.presets.map((_: unknown, index: number) => isScanner && index > 0),
    );
    expect(data.presets[0]).toMatchObject({ id: 1, kind: 1, isModifiable: false });
    expect(data.presets[0].name).toMatch(/^[A-Z]/);
    const russian = await call(undefined, 'GET', templates, undefined, { 'accept-language': 'ru' });
    expect(russian.data.presets[0].name).toMatch(/^[А-Я]/);
    expect((await call(undefined, 'GET', `${templates}/0`)).data).toEqual(data.presets[0]);
  });

  test('a subscriber’s own template is stored, changed and deleted', async () => {
    const olga = await aSubscriber(api);
    const params = { ...PARAMS[kind], ...NOISE };
    const { data: added, status } = await add(olga, '  My \n search  ', { params });
    expect(status).toBe(200);
    const url = `${templates}/${added.id}`;
    const cached = {
      id: added.id,
      name: 'My search',
      kind: 2,
      isModifiable: true,
      isBlockedBySubscription: false,
      params: PARAMS[kind],
      notificationParams: null,
    };
    expect((await call(olga, 'GET', url)).data).toEqual(cached);
    const list = (await call(olga, 'GET', templates)).data;
    expect(list.customs).toEqual([cached]);
    expect(
      list.presets.some((one: { isBlockedBySubscription: boolean }) => one.isBlockedBySubscription),
    ).toBe(false);
    const changed = await call(olga, 'PUT', url, { name: 'Other', params: {} });
    expect(changed.data).toEqual({ ...cached, name: 'Other', params: {} });
    expect((await call(olga, 'DELETE', url)).status).toBe(200);
    expect((await call(olga, 'GET', url)).status).toBe(404);
    expect((await call(olga, 'DELETE', url)).status).toBe(404);
  });

  test('a name is unique per user, whatever its case, and has 1 to 50 characters', async () => {
    const olga = await aSubscriber(api);
    await add(olga, 'Derby ⚽');
    const taken = await add(olga, 'DERBY ⚽');
    expect(taken).toMatchObject({ status: 400, error: { code: 'validation' } });
    expect(taken.error.details.name).toContain('another of your templates');
    expect((await add(olga, ' ')).error.details.name).toContain('must not be empty');
    expect((await add(olga, 'я'.repeat(51))).error.details.name).toContain('at most 50');
    expect((await add(olga, '⚽'.repeat(50))).status).toBe(200);
    const second = (await add(olga, 'Second')).data.id;
    const renamed = { name: 'derby ⚽', params: {} };
    expect((await call(olga, 'PUT', `${templates}/${second}`, renamed)).status).toBe(400);
    expect((await call(olga, 'GET', `${templates}/${second}`)).data.name).toBe('Second');
    expect((await add(await aSubscriber(api), 'Derby ⚽')).status).toBe(200);
  });

  test('criteria are checked like those of the search, and the invalid one is named', async () => {
    const [params, field] = FAULT[kind];
    const { status, error } = await add(await aSubscriber(api), 'Broken', { params });
    expect(status).toBe(400);
    expect(Object.keys(error.details)).toEqual([field]);
  });

  test(
    'of twenty-five templates saved at once twenty are stored',
    async () => {
      const olga = await aSubscriber(api);
      const replies = await Promise.all(
        Array.from({ length: 25 }, (_, index) => add(olga, `Search ${index}`)),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
      const refused = replies.filter(({ status }) => status === 422);
      expect(refused).toHaveLength(5);
      expect(refused[0]?.error.code).toBe('limit_reached');
      expect((await call(olga, 'GET', templates)).data.customs).toHaveLength(20);
    },
    PATIENCE_MS,
  );

  test('concurrent requests with one idempotency key save one template', async () => {
    const olga = await aSubscriber(api);
    const body = { name: 'Once', params: PARAMS[kind] };
    const again = () => call(olga, 'POST', templates, body, { 'idempotency-key': 'k' });
    const replies = await Promise.all([again(), again(), again()]);
    expect(new Set(replies.map(({ data }) => data?.id)).size).toBe(1);
    expect((await call(olga, 'GET', templates)).data.customs).toHaveLength(1);
  });

  test('a template is not found by other users, by guests or under another kind', async () => {
    const olga = await aSubscriber(api);
    const { id } = (await add(olga, 'Mine', { notificationParams: {} })).data;
    const before = (await call(olga, 'GET', `${templates}/${id}`)).data;
    const other = await aSubscriber(api);
    const body = { name: 'Stolen', params: {} };
    expect((await call(other, 'GET', `${templates}/${id}`)).status).toBe(404);
    expect((await call(undefined, 'GET', `${templates}/${id}`)).status).toBe(404);
    expect((await call(other, 'PUT', `${templates}/${id}`, body)).status).toBe(404);
    expect((await call(other, 'DELETE', `${templates}/${id}`)).status).toBe(404);
    expect((await call(other, 'POST', `${notifications}/${id}`, {})).status).toBe(404);
    expect((await call(other, 'PUT', `${notifications}/${id}`, {})).status).toBe(404);
    expect((await call(other, 'DELETE', `${notifications}/${id}`)).status).toBe(404);
    const others = TEMPLATE_NAMES.filter((name) => name !== kind);
    for (const name of others) {
      const [path] = TEMPLATE_PATHS[name];
      expect((await call(olga, 'GET', `${path}/${id}`)).status).toBe(404);
      expect((await call(olga, 'DELETE', `${path}/${id}`)).status).toBe(404);
    }
    expect((await call(olga, 'GET', `${templates}/${id}`)).data).toEqual(before);
  });

  test('presets cannot be changed or deleted', async () => {
    const olga = await aSubscriber(api);
    expect((await call(olga, 'PUT', `${templates}/1`, { name: 'X', params: {} })).status).toBe(404);
    expect((await call(olga, 'DELETE', `${templates}/1`)).status).toBe(404);
  });

  test('saving requires a subscription; after it ends templates are kept, but blocked', async () => {
    const ivan = await aPerson(api);
    expect((await add(ivan, 'Free')).status).toBe(402);
    expect((await add(undefined, 'Free')).status).toBe(402);
    const maria = await aSubscriber(api, 1);
    const { id } = (await add(maria, 'Kept')).data;
    api.setNow(NOW + 2 * 86_400);
    const { data } = await call(maria, 'GET', `${templates}/${id}`);
    expect(data).toMatchObject({ name: 'Kept', isBlockedBySubscription: true });
    const body = { name: 'Changed', params: {} };
    expect((await call(maria, 'PUT', `${templates}/${id}`, body)).status).toBe(402);
    expect((await call(maria, 'POST', `${notifications}/${id}`, {})).status).toBe(402);
    expect((await call(maria, 'DELETE', `${templates}/${id}`)).status).toBe(200);
  });

  test('notifications can be sent by Telegram, with or without mail', async () => {
    const olga = await aSubscriber(api);
    const { id } = (await add(olga, 'Notified', { notificationParams: { channel: 2 } })).data;
    const channelNow = async () =>
      (await call(olga, 'GET', `${templates}/${id}`)).data.notificationParams.channel;
    expect(await channelNow()).toBe(2);
    await call(olga, 'PUT', `${notifications}/${id}`, { channel: 3 });
    expect(await channelNow()).toBe(3);
    const reply = await call(olga, 'PUT', `${notifications}/${id}`, { channel: 4 });
    expect(reply.error.details).toHaveProperty('channel');
  });

  test('concurrent changes do not overwrite each other', async () => {
    const olga = await aSubscriber(api);
    const { id } = (await add(olga, 'Notified', { notificationParams: {} })).data;
    const url = `${notifications}/${id}`;
    const wanted = { frequency: 3, quietFrom: '22:30', quietTo: '07:05', isActive: false };
    await Promise.all(
      Object.entries(wanted).map(([key, value]) => call(olga, 'PUT', url, { [key]: value })),
    );
    const { data } = await call(olga, 'GET', `${templates}/${id}`);
    expect(data.notificationParams).toMatchObject(wanted);
    const replies = await Promise.all([
      call(olga, 'DELETE', `${templates}/${id}`),
      ...[1, 2, 3].map(() => call(olga, 'PUT', url, { frequency: 1 })),
    ]);
    expect(replies[0]?.status).toBe(200);
    expect((await call(olga, 'PUT', url, {})).status).toBe(404);
  });

  test('notifications of a template or preset are added, changed, checked and removed', async () => {
    const olga = await aSubscriber(api);
    const quiet = {
      channel: 1,
      frequency: 3,
      quietFrom: '22:30',
      quietTo: '07:05',
      isActive: true,
    };
    const { id } = (await add(olga, 'Notified', { notificationParams: quiet })).data;
    const read = async () =>
      (await call(olga, 'GET', `${templates}/${id}`)).data.notificationParams;
    expect(await read()).toEqual(quiet);
    const there = await call(olga, 'POST', `${notifications}/${id}`, {});
    expect(there).toMatchObject({ status: 409, error: { code: 'conflict' } });
    const changed = await call(olga, 'PUT', `${notifications}/${id}`, {
      quietFrom: null,
      frequency: 1,
    });
    expect(changed.data).toEqual({ ...quiet, quietFrom: null, frequency: 1 });
    const wrong = await call(olga, 'PUT', `${notifications}/${id}`, {
      quietTo: '25:00',
      channel: 4,
    });
    expect(Object.keys(wrong.error.details).toSorted()).toEqual(['channel', 'quietTo']);
    expect((await call(olga, 'DELETE', `${notifications}/${id}`)).status).toBe(200);
    expect((await call(olga, 'DELETE', `${notifications}/${id}`)).status).toBe(404);
    expect((await call(olga, 'PUT', `${notifications}/${id}`, {})).status).toBe(404);
    expect(await read()).toBeNull();
    const started = await call(olga, 'POST', `${notifications}/2`, {});
    expect(started.data).toMatchObject({ channel: 1, frequency: 2, isActive: true });
    const { data } = await call(olga, 'GET', templates);
    expect(data.presets[1].notificationParams).toEqual(started.data);
    expect(data.presets[0].notificationParams).toBeNull();
    expect((await call(olga, 'POST', `${notifications}/999`, {})).status).toBe(404);
  });
});

test('a search by the user’s own template has its criteria; another user’s template is not found', async () => {
  const olga = await aSubscriber(api);
  const params = { minRoi: 50, maxRoi: 60 };
  const { data } = await call(olga, 'POST', TEMPLATE_PATHS.users[0], { name: 'Search', params });
  const search = (person: Caller) =>
    call(person, 'POST', '/search-users-tips/parameters/users', { templateId: data.id });
  expect((await search(olga)).data.template).toMatchObject({ name: 'Search', params });
  expect((await search(await aSubscriber(api))).status).toBe(404);
});
