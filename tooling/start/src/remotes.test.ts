import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotesOf } from './remotes.ts';

describe('remotesOf', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'house-'));
    await dir('api', {});
    await dir('hockey', { './remote': './src/remote.ts' });
    await dir('soccer', { './remote': './src/remote.ts' });
  });
  afterEach(() => rm(root, { recursive: true }));

  async function dir(name: string, exports: Record<string, string>): Promise<void> {
    await mkdir(path.join(root, 'apps', name), { recursive: true });
    await writeFile(path.join(root, 'apps', name, 'package.json'), JSON.stringify({ exports }));
  }

  it('finds the apps that expose a remote', async () => {
    expect(await remotesOf(root)).toEqual(['hockey', 'soccer']);
  });

  it('returns only the chosen ones and rejects an unknown name', async () => {
    expect(await remotesOf(root, ['soccer'])).toEqual(['soccer']);
    await expect(remotesOf(root, ['cricket'])).rejects.toThrow('there is: hockey, soccer');
  });
});
