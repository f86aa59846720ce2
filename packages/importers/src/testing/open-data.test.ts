import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = process.env['OPEN_DATA_DIR'];
const sums = folder === undefined ? undefined : path.join(folder, 'SHA256SUMS');

(sums !== undefined && existsSync(sums) ? test : test.skip)(
  'the real files match their checksums',
  () => {
    const lines = readFileSync(sums as string, 'utf8')
      .trim()
      .split('\n');
    expect(lines.length).toBeGreaterThan(0);
    const altered = lines.filter((line) => {
      const [digest, name = ''] = line.split(/ {2}/);
      const bytes = readFileSync(path.join(folder as string, name));
      return createHash('sha256').update(bytes).digest('hex') !== digest;
    });
    expect(altered).toEqual([]);
  },
);
