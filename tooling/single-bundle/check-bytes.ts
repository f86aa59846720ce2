import { globSync } from 'node:fs';
import path from 'node:path';
import { firstVisitBytes, overBudget } from '@tipmark/rspack/byte-budget';

// Every remote with a built client meets the budget of a first visit.
const root = path.resolve(import.meta.dirname, '../..');
const remotes = globSync('apps/*/dist/client/remoteEntry.js', { cwd: root }).map(
  (file) => file.split(path.sep)[1] ?? '',
);
const broken = remotes.flatMap((remote) => {
  const bytes = firstVisitBytes(root, remote);
  const { federatedKb, singleKb } = bytes;
  console.log(`${remote}: ${federatedKb.toFixed(1)} KB, single bundle ${singleKb.toFixed(1)} KB`);
  return overBudget(bytes);
});
for (const line of broken) console.log(line);
if (remotes.length === 0) console.log('No remote is built.');
process.exitCode = remotes.length > 0 && broken.length === 0 ? 0 : 1;
