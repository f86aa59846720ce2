import { appendFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ROOT, runStep } from './arguments.ts';
import { whatChanged } from './what-changed.ts';

const usage = 'usage: npm run changes -- <remote> [--since <commit or branch>]';

/**
 * Names the packages of a remote that changed, and fails when their users are not informed. A
 * workflow reads `changed` from its output.
 */
async function changes(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { since: { type: 'string', default: 'main' } },
  });
  const [remote = '', ...others] = positionals;
  if (!/^[a-z][a-z0-9-]*$/.test(remote) || others.length > 0) throw new Error(usage);
  const { packages, unannounced } = await whatChanged(ROOT, remote, values.since);
  const output = process.env['GITHUB_OUTPUT'];
  if (output) await appendFile(output, `changed=${packages.length > 0}\n`);
  console.log(
    packages.length > 0
      ? `${remote} changed since ${values.since}: ${packages.join(', ')}`
      : `nothing of ${remote} changed since ${values.since}`,
  );
  if (unannounced.length === 0) return 0;
  console.error(
    `no file in .changeset names ${unannounced.join(', ')}: npm run changeset asks what to write`,
  );
  return 1;
}

runStep(() => changes(process.argv.slice(2)));
