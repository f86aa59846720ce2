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

  site.api.filling = null;
  await delay(EVERY_MS + 500);
  expect((await site.get('/Results')).body).not.toContain('filling-note');
}, 30_000);
