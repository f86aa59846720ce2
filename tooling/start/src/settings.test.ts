import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('listens on loopback and stores data in the root by default', () => {
    expect(readSettings({}, '/house')).toEqual({
      root: '/house',
      host: '127.0.0.1',
      port: 3000,
      apiPort: 4000,
      dataDir: '/house/.data',
      hasStore: false,
      remotes: undefined,
      isWatching: false,
      hot: [],
    });
  });

  it('reads settings from the environment', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '80',
      API_PORT: '81',
      DATA_DIR: '/d',
      REMOTES: 'soccer, account',
      REMOTES_URL: 's3://bucket/prefix',
    };
    expect(readSettings(env, '/house')).toMatchObject({
      host: '0.0.0.0',
      port: 80,
      apiPort: 81,
      dataDir: '/d',
      remotes: ['soccer', 'account'],
      hasStore: true,
    });
  });

  it('reads the names after --watch as the remotes to watch', () => {
    expect(readSettings({}, '/house', ['--watch', 'soccer'])).toMatchObject({
      isWatching: true,
      hot: ['soccer'],
    });
  });

  it.each(['abc', '0', '70000', '3.5'])(
    'rejects the invalid port %s with the name of its variable',
    (port) => {
      expect(() => readSettings({ API_PORT: port }, '/house')).toThrow(`API_PORT=${port}`);
    },
  );
});
