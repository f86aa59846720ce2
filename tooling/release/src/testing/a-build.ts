import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const hashOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A small remote as a build leaves it; returns its folder. */
export async function aBuild(app: string, code: string): Promise<string> {
  await rm(app, { recursive: true, force: true });
  await mkdir(path.join(app, 'dist/client'), { recursive: true });
  await mkdir(path.join(app, 'dist/ssr'), { recursive: true });
  const files: Record<string, string> = {
    'package.json': '{"version":"1.2.3"}',
    'dist/client/remoteEntry.js': `entry ${code}`,
    'dist/client/12.ab.js': code,
    'dist/client/styles.css': code,
    'dist/client/assets.json': JSON.stringify({
      entry: '',
      chunks: {},
      exposed: ['12.ab.js'],
      integrities: { 'remoteEntry.js': hashOf(`entry ${code}`), '12.ab.js': hashOf(code) },
    }),
    'dist/ssr/remote.js': `module.exports = '${code}'`,
    'dist/ssr/seam.json': JSON.stringify({ contract: 1, uses: { react: ['useMemo'] } }),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(app, file), text);
  return app;
}
