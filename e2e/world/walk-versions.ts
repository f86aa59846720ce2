import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './processes.ts';
import type { Site } from './site.ts';
import { WORLD_NOW_SECONDS } from './world-now.ts';

export interface Walked {
  readonly code: number;
  readonly output: string;
}

/** `npm run walk -- …` on the releases and the API of a site. */
export async function walkVersions(site: Site, ...args: string[]): Promise<Walked> {
  const tool = path.join(root, 'tooling/release/src/walk/walk.ts');
  const child = spawn(process.execPath, [tool, '--api', site.apiUrl, ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: site.dataDir,
      FIXED_NOW: String(WORLD_NOW_SECONDS),
      NODE_OPTIONS: '',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
