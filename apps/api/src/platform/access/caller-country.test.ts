import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { networkKey } from '../admission/network-limits.ts';
import { isLoopbackAddress } from './callers.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

afterAll(() => api.close());

async function currencyFor(headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const reply = await api.app.inject({ url: '/page-premium', headers, remoteAddress });
  return reply.json().data.plans[0].currency as string;
}

const named = { 'x-country-code': 'DE' };
const passedOn = { 'x-forwarded-for': '203.0.113.5' };

test('the country is believed from a trusted address that passes a visitor on, and from nobody else', async () => {
  expect(await currencyFor({ ...named, ...passedOn })).toBe('USD');
  expect(await currencyFor(named)).toBe('RUB');
  expect(await currencyFor({ ...named, ...passedOn }, '198.51.100.1')).toBe('RUB');
  expect(await currencyFor({ 'x-country-code': 'DEU', ...passedOn })).toBe('RUB');
});

test('the id of a request is that of the shell, and nobody else chooses one', async () => {
  const idFor = async (id: string, remoteAddress = '127.0.0.1') => {
    const headers = { 'x-request-id': id };
    const reply = await api.app.inject({ url: '/page-premium', headers, remoteAddress });
    return reply.headers['x-request-id'];
  };
  expect(await idFor('page-0123456789')).toBe('page-0123456789');
  expect(await idFor('page-0123456789', '198.51.100.1')).not.toBe('page-0123456789');
  for (const odd of ['short', 'with space 12345', 'a'.repeat(81), '{"a":"b"} 1']) {
    expect(await idFor(odd)).not.toBe(odd);
  }
});

test('a caller that has left has no address, and counts like the others that have none', () => {
  const gone = { ip: undefined as unknown as string };
  expect(networkKey(gone)).toBe('network:unknown');
  expect(isLoopbackAddress(gone.ip)).toBe(false);
});
