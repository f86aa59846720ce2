import { putBundle, register } from '@tipmark/remotes-registry/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

describe('a request for a foreign host', () => {
  let site: Site;
  beforeAll(async () => {
    site = await aSite(async (remotesDir) =>
      register(remotesDir, await putBundle(remotesDir, '1', '')),
    );
    site.api.answer = json({ data: {} });
  });
  afterAll(() => site.stop());

  it.each(['/Results', '/robots.txt', '/nowhere'])(
    'is answered 421 at %s, without repeating the host',
    async (address) => {
      const answer = await site.get(address, { host: 'evil.example' });
      expect([answer.statusCode, answer.body]).toEqual([421, 'Misdirected Request']);
      expect(JSON.stringify(answer.headers)).not.toContain('evil.example');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('is answered in the api’s error format under /api, without calling the api', async () => {
    site.api.requests.length = 0;
    const answer = await site.get('/api/timezone', {
      host: 'evil.example',
      'accept-language': 'en',
    });
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toEqual({
      error: { code: 'misdirected', message: 'This site has a different address.' },
    });
    expect(site.api.requests).toEqual([]);
  });

  it('is rejected with a loopback name forwarded by a proxy', async () => {
    const headers = { host: '127.0.0.1', 'x-forwarded-for': '203.0.113.5' };
    expect((await site.get('/Results', headers)).statusCode).toBe(421);
    expect((await site.get('/robots.txt', { host: 'tips.example' })).statusCode).toBe(200);
  });
});
