import { setTimeout as delay } from 'node:timers/promises';
import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { aSite, type Site } from '../testing/a-site.ts';

const EVERY_MS = 5_000;
let site: Site;

beforeEach(async () => {
  site = await aSite(
    async (remotesDir) =>
      register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
    { WORLD: 'simulated' },
  );
});
afterEach(() => site.stop());

const isAllowed = ({ body, headers }: Awaited<ReturnType<Site['get']>>) => {
  const policy = String(headers['content-security-policy']);
  const nonce = /<style nonce="([^"]+)">[^<]*filling-note/.exec(body)?.[1];
  return nonce ? policy.includes(`'nonce-${nonce}'`) : (policy.match(/'sha256-/g) ?? []).length > 1;
};

test('while the site is being filled every page says what is missing, then none does', async () => {
  site.api.filling = { stage: 'seasons', percent: 41 };
  await delay(EVERY_MS + 500);
  const guest = await site.get('/Results');
  expect(guest.body).toMatch(/<body><style>[^<]*<\/style><p id="filling-note" role="status"/);
  expect(guest.body).toContain('добавлено 41 % прошлого');
  expect(isAllowed(guest)).toBe(true);
  const own = await site.get('/en/Results', { cookie: 'token=abc; user_name=Ivan; user_url=ivan' });
  expect(own.body).toContain('41% of the past is in');
  expect(isAllowed(own)).toBe(true);

  // what an empty list of the page says depends on it, too
  expect(guest.body).toContain('"filling":"seasons"');

  site.api.filling = null;
  await delay(EVERY_MS + 500);
  const filled = (await site.get('/Results')).body;
  expect(filled).not.toContain('filling-note');
  expect(filled).not.toContain('"filling"');
}, 30_000);

test('pages kept from a stage of the filling are made again in the next', async () => {
  site.api.filling = { stage: 'tips', percent: null };
  await delay(EVERY_MS + 500);
  expect((await site.get('/Results')).body).toContain('"filling":"tips"');
  site.api.filling = { stage: 'seasons', percent: 0 };
  await delay(EVERY_MS + 500);
  expect((await site.get('/Results')).body).toContain('"filling":"seasons"');
}, 30_000);
