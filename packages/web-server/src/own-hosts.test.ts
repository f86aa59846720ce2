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
