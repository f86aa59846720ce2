import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

let site: Site;

beforeAll(async () => {
  site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
  );
});
afterAll(() => site.stop());

it.each([
  ['be rendered', { crash: true }],
  ['describe itself', { headless: true }],
])('a screen that cannot %s becomes an error page', async (_what, broken) => {
  site.api.answer = json({ data: { name: 'Зенит', ...broken } });
  const page = await site.get('/en/Results');
  expect(page.statusCode).toBe(500);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('<header');
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  expect(page.body).not.toContain('cannot');
});
