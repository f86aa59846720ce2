import { expect, test } from 'playwright/test';

test('a cached page has a constant content security policy and sets no cookie', async ({
  request,
}) => {
  const reply = await request.get('/Results');
  const headers = reply.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain('script-src');
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|nonce-/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  const again = await request.get('/Results');
  expect(again.headers()['content-security-policy']).toBe(policy);
});

test('a page of a signed-in user is private and has its own nonce', async ({ request }) => {
  const query = async () =>
    (await request.get('/Results', { headers: { cookie: 'token=abc' } })).headers();
  const [first, second] = [await query(), await query()];
  expect(first['cache-control']).toMatch(/private|no-store/);
  expect(first['content-security-policy']).toMatch(/nonce-/);
  expect(first['content-security-policy']).not.toBe(second['content-security-policy']);
});

test('operator addresses are 404 through the site', async ({ request }) => {
  for (const path of [
    '/api/feed/records',
    '/api/metrics',
    '/api/health/ready',
    '/api/dev/mail',
    '/api/purge-stream',
  ]) {
    const reply = await request.fetch(path, { method: path.includes('feed') ? 'POST' : 'GET' });
    expect(reply.status(), path).toBe(404);
  }
});

test('the site serves the OpenAPI document and its reader', async ({ request, page }) => {
  const reply = await request.get('/api/openapi.json');
  expect((await reply.json()).openapi).toBe('3.1.0');
  await page.goto('/api/docs');
  // the reader renders its first text late
  await expect(page.getByRole('heading', { name: 'Tipmark' }).first()).toBeVisible({
    timeout: 40_000,
  });
});
