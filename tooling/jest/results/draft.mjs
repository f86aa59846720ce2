import { createHash } from 'node:crypto';
import path from 'node:path';

/** Where a worker leaves what it recorded of a test file. */
export const draftOf = (folder, testPath) =>
  path.join(folder, `${createHash('sha256').update(testPath).digest('hex').slice(0, 32)}.json`);
