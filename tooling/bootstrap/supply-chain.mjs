import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, checkPublishedNode } from './node-binary.mjs';

// `npm run supply-chain`: licences, checksums and origin of what is installed; with a file name it
// also writes the list of all packages as CycloneDX.

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages without a licence in their manifest: it stands in their repository. */
const STATED_ELSEWHERE = { 'browser-assert': 'MIT', 'humanize-number': 'MIT' };

/**
 * Name, version and integrity of every package of a lockfile.
 * @param {string} lock
 */
export function lockedPackages(lock) {
  const start = lock.indexOf('\npackages:\n');
  const end = lock.indexOf('\nsnapshots:\n');
  const section = lock.slice(start, end < 0 ? undefined : end);
  return section.split(/\n(?= {2}\S)/).flatMap((entry) => {
    const [, name, version] = /^ {2}'?(@?[^@\s]+)@([^':(]+)'?:/.exec(entry) ?? [];
    if (name === undefined) return [];
    const [, integrity] = /integrity: (sha512-[\w+/=]+)/.exec(entry) ?? [];
    return [{ name, version, integrity }];
  });
}

/** @param {unknown} license of a package.json: an SPDX expression, or the object of old ones */
export function isAllowed(license) {
  const text = typeof license === 'string' ? license : license?.type;
  if (typeof text !== 'string') return false;
  const choices = text.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())));
}

const isFolder = (folder) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;

/** Folders of the packages that pnpm has unpacked; links to others are left out. */
function installedFolders(root) {
  const store = path.join(root, 'node_modules/.pnpm');
  return readdirSync(store).flatMap((entry) => {
    if (!isFolder(path.join(store, entry))) return [];
    const inside = path.join(store, entry, 'node_modules');
    if (entry === 'node_modules' || !isFolder(inside)) return [];
    return readdirSync(inside).flatMap((name) => {
      const names = name.startsWith('@')
        ? readdirSync(path.join(inside, name)).map((own) => `${name}/${own}`)
        : [name];
      return names.map((own) => path.join(inside, own)).filter(isFolder);
    });
  });
}

function manifestsOf(root) {
  return installedFolders(root).flatMap((folder) => {
    try {
      const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
      return manifest.name && manifest.version ? [{ folder, ...manifest }] : [];
    } catch {
      return [];
    }
  });
}

/** Minutes: three days, within which a version that was taken over is usually noticed. */
const LEAST_RELEASE_AGE = 4_320;

/**
 * What is wrong with the settings by which pnpm takes over new versions.
 * @param {string} settings of pnpm-workspace.yaml
 */
export function checkReleaseAge(settings) {
  const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(settings) ?? [];
  const isYoung = minutes === undefined || Number(minutes) < LEAST_RELEASE_AGE;
  const isExcepted = /^minimumReleaseAgeExclude:/m.test(settings);
  return [
    ...(isYoung ? [`minimumReleaseAge is below ${LEAST_RELEASE_AGE} minutes`] : []),
    ...(isExcepted ? ['minimumReleaseAgeExclude takes packages over at once'] : []),
  ];
}

/**
 * What is wrong with the packages of a checkout, one sentence each.
 * @param {string} root
 */
export function checkSupplyChain(root) {
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const manifests = manifestsOf(root);
  const withoutIntegrity = lockedPackages(lock)
    .filter(({ integrity }) => integrity === undefined)
    .map(({ name, version }) => `${name}@${version} has no checksum in the lockfile`);
  const refused = manifests
    .filter(({ name, license, licenses }) => {
      const stated = license ?? licenses?.[0] ?? STATED_ELSEWHERE[name];
      return !isAllowed(stated);
    })
    .map(({ name, version, license }) => {
      return `${name}@${version}: the licence ${JSON.stringify(license ?? null)} is not in the list`;
    });
  const settings = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  return [
    ...checkReleaseAge(settings),
    ...withoutIntegrity,
    ...refused,
    ...manifests.flatMap(checkNode),
  ];
}

/**
 * CycloneDX 1.6 of every package of the lockfile.
 * @param {string} root
 */
export function billOfMaterials(root) {
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const licenses = new Map(
    manifestsOf(root).map(({ name, version, license }) => [`${name}@${version}`, license]),
  );
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const components = lockedPackages(lock).map((one) => {
    const purl = `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`;
    const license = licenses.get(`${one.name}@${one.version}`);
    const content = Buffer.from(one.integrity?.slice('sha512-'.length) ?? '', 'base64');
    return {
      type: 'library',
      'bom-ref': purl,
      name: one.name,
      version: one.version,
      purl,
      ...(content.length > 0 && { hashes: [{ alg: 'SHA-512', content: content.toString('hex') }] }),
      ...(typeof license === 'string' && { licenses: [{ expression: license }] }),
    };
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components,
  };
}

/** @param {string} url */
async function download(url) {
  const reply = await fetch(url).catch((error) => {
    throw new Error(`${url} could not be reached: ${error.cause?.message ?? error.message}`);
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return Buffer.from(await reply.arrayBuffer());
}

/** What only a network can tell: they are no part of the checks of a change. */
const ONLINE = {
  '--published': async () => {
    const problems = await checkPublishedNode(download);
    for (const problem of problems) console.error(problem);
    if (problems.length === 0) console.log('Node is the one that nodejs.org published.');
    return problems.length;
  },
  '--advisories': () =>
    spawnSync('pnpm', ['audit', '--prod', '--audit-level', 'high'], { stdio: 'inherit' }).status ??
    1,
};

/** @param {string[]} words */
async function main(words) {
  const root = path.resolve(import.meta.dirname, '../..');
  const file = words.find((word) => !Object.hasOwn(ONLINE, word));
  if (file !== undefined) {
    const bill = billOfMaterials(root);
    const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
    writeFileSync(target, `${JSON.stringify(bill, undefined, 2)}\n`);
    console.log(`${target}: ${bill.components.length} packages`);
  }
  const problems = checkSupplyChain(root);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log('The licences and checksums of all packages are in order.');
  let failed = problems.length;
  for (const word of words.filter((one) => Object.hasOwn(ONLINE, one))) {
    failed += await ONLINE[word]();
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
