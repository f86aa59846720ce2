import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig, variableNames } from './config.ts';

it('has a default for every variable', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    apiUrl: 'http://127.0.0.1:4000',
    publicUrl: 'http://localhost:3000',
    remotes: undefined,
    defaultCountry: 'RU',
  });
});

it('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', REMOTES: '', PUBLIC_URL: '' })).toMatchObject({
    port: 3000,
    remotes: undefined,
  });
});

it('reads the variables that are set', () => {
  const config = readConfig({
    PORT: '8080',
    API_PORT: '9090',
    PUBLIC_URL: 'https://tips.example/',
    DATA_DIR: '/srv/data',
    REMOTES: 'soccer, account',
  });
  expect(config).toMatchObject({
    port: 8080,
    apiUrl: 'http://127.0.0.1:9090',
    publicUrl: 'https://tips.example',
    remotes: ['soccer', 'account'],
  });
  expect(config.remotesDir).toBe(path.resolve('/srv/data/remotes'));
});

it('names every invalid variable', () => {
  const read = () => readConfig({ PORT: '70000', PUBLIC_URL: 'ftp://x', LOG_LEVEL: 'loud' });
  expect(read).toThrow(/PORT: [\s\S]*PUBLIC_URL: [\s\S]*LOG_LEVEL: /);
});

it.each(['http://127.0.0.1:4000/v1', 'http://api.example/?a=1', 'http://me:pw@api.example'])(
  'rejects %s as the address of the api instead of dropping a part of it',
  (API_URL) => {
    expect(() => readConfig({ API_URL })).toThrow(/API_URL: must have neither a path/);
  },
);

it.each(['http://localhost:3001', 'http://LOCALHOST'])(
  'rejects frames from the host of the site: %s',
  (PROMO_ORIGIN) => {
    expect(() => readConfig({ PROMO_ORIGIN })).toThrow(/PROMO_ORIGIN: frames must come from/);
  },
);

it.each([
  { API_URL: 'http://localhost:3000' },
  { API_URL: 'http://127.0.0.1:8080/', PORT: '8080' },
  { API_URL: 'http://[::1]:3000' },
  { API_URL: 'http://10.0.0.5', HOST: '10.0.0.5', PORT: '80' },
  { API_URL: 'https://tips.example', PUBLIC_URL: 'https://tips.example/' },
])('rejects the site itself as its api: %j', (env) => {
  expect(() => readConfig(env)).toThrow(/API_URL: .* is the site itself/);
});

it('rejects the same port for site and api', () => {
  expect(() => readConfig({ PORT: '4000' })).toThrow(/API_PORT: .* is the site itself/);
});

it('accepts an api on another port, and one on another host with the same port', () => {
  expect(readConfig({ API_URL: 'http://127.0.0.1:4000/' }).apiUrl).toBe('http://127.0.0.1:4000');
  expect(readConfig({ API_URL: 'http://10.0.0.9:3000' }).apiUrl).toBe('http://10.0.0.9:3000');
});

it('reads the edges, and rejects what is no address', () => {
  expect(readConfig({}).edge).toBeUndefined();
  const EDGE_PURGE_URL = 'http://10.0.0.1:6081/, http://10.0.0.2:6081/';
  expect(readConfig({ EDGE_PURGE_URL }).edge).toEqual({
    urls: ['http://10.0.0.1:6081/', 'http://10.0.0.2:6081/'],
    style: 'varnish',
    token: undefined,
  });
  expect(() => readConfig({ EDGE_PURGE_URL: 'varnish:6081' })).toThrow(/EDGE_PURGE_URL/);
  expect(() => readConfig({ EDGE_PURGE_STYLE: 'akamai' })).toThrow(/EDGE_PURGE_STYLE/);
});

it('.env.example names every variable with its default', () => {
  const example = readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8');
  const lines = [...example.matchAll(/^#(\w+)=(.*)$/gm)];
  const values = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
  expect(lines.map(([, name]) => name).toSorted()).toEqual(variableNames.toSorted());
  expect(readConfig(values)).toEqual(readConfig({}));
});

describe('settings of the frame server', () => {
  test('it is the origin of frames by default', () => {
    expect(readConfig({ PROMO_PORT: '3200' })).toMatchObject({
      promoPort: 3200,
      promoOrigin: 'http://127.0.0.1:3200',
    });
  });

  test('another configured origin takes precedence', () => {
    const { promoOrigin } = readConfig({ PROMO_PORT: '3200', PROMO_ORIGIN: 'https://ads.example' });
    expect(promoOrigin).toBe('https://ads.example');
  });

  test('a site on the same host is rejected', () => {
    const env = { PROMO_PORT: '3200', PUBLIC_URL: 'http://127.0.0.1:3000' };
    expect(() => readConfig(env)).toThrow(/PROMO_ORIGIN: frames must come from another host/);
  });
});
