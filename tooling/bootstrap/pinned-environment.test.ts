import path from 'node:path';
import { pinnedEnvironment } from './pinned-environment.mjs';

const NAME = 'NODE_COMPILE_CACHE';

describe('pinnedEnvironment', () => {
  const before = process.env[NAME];
  afterEach(() => {
    if (before === undefined) delete process.env[NAME];
    else process.env[NAME] = before;
  });

  it('stores the compile cache of Node in the workspace', () => {
    delete process.env[NAME];
    const env = pinnedEnvironment('/house', '/house/pnpm');
    expect(env[NAME]).toBe(path.join('/house', 'node_modules/.cache/node-compile'));
  });

  it('keeps a folder that is already set', () => {
    process.env[NAME] = '/elsewhere';
    expect(pinnedEnvironment('/house', '/house/pnpm')[NAME]).toBe('/elsewhere');
  });
});
