import { putBundle, register } from '@tipmark/remotes-registry/testing';
import { aSite, type Site } from '../testing/a-site.ts';
import { json } from '../testing/fake-api.ts';
import { ownHosts } from './own-hosts.ts';

describe('the hosts of a site', () => {
  const isOwn = ownHosts({
    publicUrl: 'https://tips.example',
    hosts: ['www.tips.example', '10.0.0.5:3000'],
  });

  it.each(['tips.example', 'TIPS.example:443', 'www.tips.example', '10.0.0.5:3000'])(
    'include its public address and configured ones: %s',
    (host) => {
      expect(isOwn(host, false)).toBe(true);
    },
  );

  it.each([
    'evil.example',
    'tips.example.evil.example',
    'tips.example:8443',
    '10.0.0.5',
    'localhost:3000',
    '',
    'tips.example;script-src *',
  ])('do not include %j', (host) => {
    expect(isOwn(host, false)).toBe(false);
  });

  it.each(['localhost:3000', '127.0.0.1:9', '[::1]:3000'])(
    'include %s for requests from this machine, and for all if the public address is local',
    (host) => {
      expect(isOwn(host, true)).toBe(true);
      expect(ownHosts({ publicUrl: 'http://localhost:3000', hosts: [] })(host, false)).toBe(true);
    },
  );

  it('include the public one without its port, since a proxy may leave it out', () => {
    const isOwnOfPort = ownHosts({ publicUrl: 'http://tips.example:8080', hosts: [] });
    expect(isOwnOfPort('tips.example', false)).toBe(true);
    expect(isOwnOfPort('tips.example:8080', false)).toBe(true);
  });
});

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
