import { packageOf, type RepositoryFile, type Violation } from './repository-files.ts';

const OWNERS = '.github/CODEOWNERS';
/** Folders of the root that are no packages. */
const OF_THE_ROOT = ['.changeset', '.ci', '.github', 'deploy', 'docs', 'e2e'];
const REMOTE = /^apps\/([^/]+)\/package\.json$/;
const TEAM = /^@tipmark\/[a-z]+$/;

interface Line {
  readonly at: string;
  readonly folder: string;
  readonly teams: readonly string[];
}

/**
 * Every package and every folder of the root has a line in `CODEOWNERS`, every line names a folder
 * that exists and teams, and a remote belongs to the team of its name alone.
 */
export function ownedFolders(files: readonly RepositoryFile[]): Violation[] {
  const owners = files.find((file) => file.path === OWNERS);
  if (!owners) return [{ path: OWNERS, message: 'is missing: who reviews a change of a folder?' }];
  const lines = linesOf(owners.text);
  const folders = new Set([
    ...OF_THE_ROOT,
    ...files.filter(({ path }) => /^(?:apps|packages|tooling)\/[^/]+\//.test(path)).map(packageOf),
  ]);
  const owned = new Map(lines.map((line) => [line.folder, line]));
  return [
    ...[...folders]
      .filter((folder) => !owned.has(folder))
      .map((folder) => ({ path: OWNERS, message: `names no owner of ${folder}` })),
    ...lines.flatMap((line) => faultsOf(line, folders, files)),
    ...files.flatMap((file) => ofAnotherTeam(file, owned)),
  ];
}

function linesOf(text: string): Line[] {
  return text.split('\n').flatMap((line, index) => {
    const [pattern = '', ...teams] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (pattern === '') return [];
    return [{ at: `${OWNERS}:${index + 1}`, folder: pattern.replaceAll(/^\/|\/$/g, ''), teams }];
  });
}

function faultsOf(
  { at, folder, teams }: Line,
  folders: ReadonlySet<string>,
  files: readonly RepositoryFile[],
): Violation[] {
  const exists = folders.has(folder) || files.some(({ path }) => path.startsWith(`${folder}/`));
  const faults = [
    ...(exists ? [] : [`names ${folder}, which is no folder`]),
    ...(teams.length > 0 ? [] : [`names no team for ${folder}`]),
    ...teams
      .filter((team) => !TEAM.test(team))
      .map((team) => `${team} is not like @tipmark/soccer`),
  ];
  return faults.map((message) => ({ path: at, message }));
}

function ofAnotherTeam({ path, text }: RepositoryFile, owned: ReadonlyMap<string, Line>) {
  const remote = REMOTE.exec(path)?.[1];
  if (remote === undefined || !text.includes('"./remote"')) return [];
  const line = owned.get(`apps/${remote}`);
  const team = `@tipmark/${remote}`;
  if (!line || line.teams.join() === team) return [];
  return [{ path: line.at, message: `apps/${remote} is a remote: its owner is ${team} alone` }];
}
