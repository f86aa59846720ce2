import { aFormSite, type FormSite } from './testing/a-form-site.ts';
import { recordCalls, sendForm } from './testing/recording-api.ts';

let site: FormSite;
beforeAll(async () => {
  site = await aFormSite();
});
afterAll(() => site.stop());

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm(site, url, fields, headers);

const anApi = (reply: object, status = 200) => recordCalls(site, reply, { status });

const invalid = (...fields: string[]) => ({
  error: { code: 'validation', details: Object.fromEntries(fields.map((name) => [name, 'no'])) },
});
const TOKEN = 'a'.repeat(43);

test('a message is sent to the API and its number is in the address', async () => {
  const requested = anApi({ data: { ticketId: 'T-4711' } });
  const message = 'я'.repeat(4_000);
  const fields = { topic: '2', email: 'ann@post.example', message };
  const { statusCode, headers } = await post('/en/feedback?from=%2FTeams', fields);
  expect([statusCode, headers.location]).toEqual([303, '/en/feedback?sent=T-4711']);
  expect(requested).toMatchObject([
    {
      call: 'POST /page-feedback',
      body: { topic: 2, email: 'ann@post.example', message, url: '/Teams', locale: 'en' },
    },
  ]);
});

test('invalid fields are named, and the page the message is about is preserved', async () => {
  anApi(invalid('email', 'message'), 400);
  const { headers } = await post('/feedback?from=%2FTeams', { topic: '1' });
  expect(headers.location).toBe('/feedback?from=%2FTeams&wrong=email%2Cmessage');
});

test('notification types are turned off with the token of an email', async () => {
  const requested = anApi({ data: { activeTypes: [1, 7] } });
  const { headers } = await post(`/unsubscribe?token=${TOKEN}`, {
    3: '1',
    5: '1',
    7: '1',
    explanation: 'Too many',
  });
  expect(headers.location).toBe(`/unsubscribe?token=${TOKEN}&on=1.7`);
  await post(`/unsubscribe?token=${TOKEN}`, { all: '1', 3: '1' });
  expect(requested.map(({ body }) => body)).toEqual([
    { options: [3, 5], explanation: 'Too many', token: TOKEN },
    { options: [0], explanation: '', token: TOKEN },
  ]);
  const nothing = await post(`/unsubscribe?token=${TOKEN}`, { explanation: 'Too many' });
  expect(nothing.headers.location).toBe(`/unsubscribe?token=${TOKEN}&wrong=options`);
  expect(requested).toHaveLength(2);
});

test('all notifications are marked as read with the cookies of the visitor', async () => {
  const requested = anApi({ data: { unread: 0 } });
  const { headers } = await post('/notifications', {}, { cookie: 'token=abc' });
  expect(headers.location).toBe('/notifications');
  expect(requested).toEqual([
    { call: 'POST /account/notices/read', body: {}, cookie: 'token=abc' },
  ]);
});

test('only changed notification types are sent, with their channels', async () => {
  const requested = anApi({ data: {} });
  const { headers } = await post('/en/profile/ann?edit=notifications', {
    wereOn: '1,2,3,7',
    'notification-1': '1',
    'notification-3': '1',
    'channel-3': '12',
    'notification-9': '1',
  });
  expect(headers.location).toBe('/en/profile/ann?edit=notifications');
  expect(requested.map(({ body }) => body)).toEqual([
    { type: 2, isActive: false },
    { type: 3, isActive: true, channels: [1, 2] },
    { type: 9, isActive: true },
  ]);
  expect(new Set(requested.map(({ call }) => call))).toEqual(
    new Set(['PUT /page-profile-notifications']),
  );
});

test('only notification types with changed checkboxes are sent', async () => {
  const requested = anApi({ data: {} });
  const were = { wereOn: '1,2,3,4,7', choices: '123' };
  const on = (type: number) => ({ [`notification-${type}`]: '1' });
  await post('/profile/ann?edit=notifications', {
    ...were,
    ...on(1),
    'ways-1': '13',
    'way-1-1': '1',
    'way-1-3': '1',
    ...on(2),
    'ways-2': '1',
    'way-2-3': '1',
    ...on(3),
    'ways-3': '123',
    'way-3-1': '1',
    'way-3-2': '1',
    ...on(4),
    'ways-4': '1',
    ...on(9),
  });
  expect(requested.map(({ body }) => body)).toEqual([
    { type: 2, isActive: true, channels: [], isPushed: true },
    { type: 3, isActive: true, channels: [1, 2], isPushed: false },
    { type: 4, isActive: false },
    { type: 9, isActive: true },
  ]);
});

test('a form without checkboxes for browsers does not change push notifications', async () => {
  const requested = anApi({ data: {} });
  const form = { wereOn: '3,7', choices: '12', 'notification-3': '1', 'ways-3': '1' };
  await post('/profile/ann?edit=notifications', { ...form, 'way-3-2': '1' });
  expect(requested.map(({ body }) => body)).toEqual([{ type: 3, isActive: true, channels: [2] }]);
});

test('quiet hours are set and ended, and invalid ones are reported', async () => {
  const requested = anApi({ data: {} });
  await post('/profile/ann?edit=notifications', { quietFrom: '23:00', quietTo: '08:00' });
  await post('/profile/ann?edit=notifications', { quietEnd: '1' });
  expect(requested).toMatchObject([
    { call: 'PUT /account/quiet-hours', body: { quietFrom: '23:00', quietTo: '08:00' } },
    { call: 'PUT /account/quiet-hours', body: { quietFrom: null, quietTo: null } },
  ]);
  anApi(invalid('quietTo'), 400);
  const { headers } = await post('/profile/ann?edit=notifications', {
    quietFrom: '1',
    quietTo: '',
  });
  expect(headers.location).toBe('/profile/ann?edit=notifications&wrong=form');
});

test('other forms of a profile and forms of other sites are not forwarded; a broken api is reported', async () => {
  const requested = anApi({ data: {} });
  await post('/profile/ann?edit=privacy', { wereOn: '1' });
  const foreign = await post('/notifications', {}, { origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
  expect(requested).toEqual([]);
  site.api.answer = (_request, response) => response.end('<html>');
  const { statusCode, headers } = await post('/feedback?from=%2FTeams', { topic: '1' });
  expect([statusCode, headers.location]).toEqual([303, '/feedback?from=%2FTeams&wrong=form']);
});
