import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { iconFiles, PUBLIC } from './icon-files.ts';

// run this when an SVG has changed
for (const { name, draw } of await iconFiles()) {
  await writeFile(path.join(PUBLIC, name), await draw());
}
