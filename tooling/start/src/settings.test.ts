import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('listens on loopback and keeps data in the root unless told otherwise', () => {
    expect(readSettings({}, '/house')).toEqual({
      root: '/house',
      host: '127.0.0.1',
      port: 3000,
      apiPort: 4000,
      dataDir: '/house/.data',
      remotes: undefined,
      isWatching: false,
      hot: [],
    });
  });

  it('takes what the environment says', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '80',
      API_PORT: '81',
      DATA_DIR: '/d',
      REMOTES: 'soccer, account',
    };
    expect(readSettings(env, '/house')).toMatchObject({
      host: '0.0.0.0',
      port: 80,
      apiPort: 81,
      dataDir: '/d',
      remotes: ['soccer', 'account'],
    });
  });

  it('takes the words behind --watch for the remotes worked on', () => {
    expect(readSettings({}, '/house', ['--watch', 'soccer'])).toMatchObject({
      isWatching: true,
      hot: ['soccer'],
    });
  });

  it.each(['abc', '0', '70000', '3.5'])('names the variable of the bad port %s', (port) => {
    expect(() => readSettings({ API_PORT: port }, '/house')).toThrow(`API_PORT=${port}`);
  });
});
