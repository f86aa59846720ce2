import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

let site: Site;
beforeAll(async () => {
  site = await aSite();
});
afterAll(() => site.stop());

test.each(['/embed/capper/nobody', '/en/embed/capper/nobody', '/embed/en/profile/nobody'])(
  '%s may be framed by any site, no other page may',
  async (address) => {
    site.api.answer = json({ error: { code: 'not_found', message: 'x' } }, 404);
    const { statusCode, headers } = await site.get(address);
    expect(statusCode).toBe(404);
    expect(site.api.requests.at(-1)?.url).toBe('/capper-card/nobody');
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['x-frame-options']).toBeUndefined();
    const page = await site.get('/about-us');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['x-frame-options']).toBe('DENY');
  },
);

test('the page for developers may show widgets of the site, no other page may', async () => {
  site.api.answer = json({ data: {} });
  const { headers } = await site.get('/developers?page=/Tournaments/7');
  expect(headers['content-security-policy']).toMatch(/frame-src 'self'(?:;|$)/);
  const page = await site.get('/about-us');
  expect(page.headers['content-security-policy']).not.toContain('frame-src');
});
