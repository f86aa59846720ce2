import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { aSite, type Site } from '../testing/a-site.ts';

let site: Site;

beforeAll(async () => {
  site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
  );
});
afterAll(() => site.stop());

it.each([
  '/recover-password/a1b2c3',
  '/en/confirm-email/a1b2c3',
  '/social-login/a1b2c3',
  '/unsubscribe?token=a1b2c3',
  '/profile/ann?edit=email&authHash=a1b2c3',
  '/revert-email/a1b2c3',
  '/Results?token=a1b2c3',
])('%s is not cached, not indexed and not sent as a referrer', async (address) => {
  const { headers, body } = await site.get(address);
  expect(body).not.toMatch(/rel="canonical"|hreflang|og:url/);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(headers.etag).toBeUndefined();
});

it('other pages send the full referrer to their own site only', async () => {
  const { headers } = await site.get('/Results');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
