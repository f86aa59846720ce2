import { runStep, type Subject, subjectOf } from './arguments.ts';
import { faultOfFile } from './visit-page.ts';
import { faultsOf, walkRemote } from './walk-remote.ts';

const usage =
  'usage: npm run smoke -- <remote> [--site <address>] [--from <folder> | --version <version>] [--live]';

/** Opens all pages of a staged version on a composed site; with `--live` those of every visitor. */
async function smoke(args: readonly string[]): Promise<number> {
  const subject = await subjectOf(args, usage);
  const { remote, version, site, isLive } = subject;
  const cookie = isLive ? undefined : `mf.${remote}=${encodeURIComponent(version)}`;
  const walk = await walkRemote({ remote, version, site, ...(cookie && { cookie }) });
  const faults = [...faultsOf(walk), ...(await faultsOfScripts(subject))];
  for (const { address, status } of walk.visits) console.log(`${status} ${address}`);
  for (const name of walk.notFound) console.log(`no page of the site links to ${name}`);
  for (const fault of faults) console.error(fault);
  const pages = `${walk.visits.length} pages of ${remote} ${version} on ${site}`;
  console.log(faults.length === 0 ? `${pages} are good` : `${pages}: ${faults.length} faults`);
  const isWrongVersion = faults.some((fault) => fault.includes(`instead of ${version}`));
  if (isWrongVersion && !isLive)
    console.error(`Was it staged there, and does that site run with ALLOW_REMOTE_OVERRIDES=1?`);
  return faults.length === 0 ? 0 : 1;
}

/** Scripts of the build that no page has needed at its start. */
async function faultsOfScripts({ built, remote, version, site }: Subject): Promise<string[]> {
  const found: string[] = [];
  for (const [file, integrity] of Object.entries(built?.integrities ?? {})) {
    const url = `/remotes/${remote}/${version}/${file}`;
    found.push(...(await faultOfFile({ url, integrity }, site)));
  }
  return found;
}

runStep(() => smoke(process.argv.slice(2)));
