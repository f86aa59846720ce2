// What is wrong with this image, in one line with what to do; known before a program of it starts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Written when the image is built. */
export const BUILT_FOR = 'deploy/image/built-for.json';

const PROGRAMS = {
  api: 'apps/api/src/main.ts',
  migrate: 'apps/api/src/migrate.ts',
  shell: 'apps/shell/dist/server/server.js',
  release: 'tooling/release/src/main.ts',
};

const AGAIN = 'build it again with the Containerfile of this repository';

/** The machine that runs this. */
export const thisMachine = () => ({
  platform: `${process.platform}-${process.arch}`,
  node: process.versions.node,
});

/** Folders of apps whose package exports a remote. */
export const remotesIn = (root) =>
  readdirSync(path.join(root, 'apps')).filter((name) => {
    const manifest = path.join(root, 'apps', name, 'package.json');
    if (!existsSync(manifest)) return false;
    return './remote' in (JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {});
  });

/** @returns why a program cannot run, or its file */
export function findProgram(root, what, machine = thisMachine()) {
  if (!Object.hasOwn(PROGRAMS, what))
    return { fault: `"${what}" is no program of this image: api, migrate, shell or release` };
  const fault = lacks(root, what) ?? differs(root, machine);
  return fault === undefined ? { file: path.join(root, PROGRAMS[what]) } : { fault };
}

function lacks(root, what) {
  const own = [PROGRAMS[what], 'node_modules'];
  const missing = own.find((file) => !existsSync(path.join(root, file)));
  if (missing !== undefined) return `this image has no ${missing}: ${AGAIN}`;
  if (what !== 'release') return undefined;
  const unbuilt = remotesIn(root).find(
    (name) => !existsSync(path.join(root, 'apps', name, 'dist')),
  );
  return unbuilt && `this image has no build of the remote ${unbuilt}: ${AGAIN}`;
}

function differs(root, { platform, node }) {
  const file = path.join(root, BUILT_FOR);
  // a checkout has none
  if (!existsSync(file)) return undefined;
  const built = JSON.parse(readFileSync(file, 'utf8'));
  if (built.platform !== platform)
    return `this image was built for ${built.platform} and this is ${platform}: build it for this machine (the head of the Containerfile)`;
  if (built.node !== node)
    return `this image was built with Node ${built.node} and has ${node}: ${AGAIN}`;
  return undefined;
}

/** What a program could not load, when an image is not whole; undefined: another error. */
export function faultOfLoading(error) {
  const [, name] = /Cannot find (?:package|module) '([^']+)'/.exec(error.message) ?? [];
  if (error.code === 'ERR_MODULE_NOT_FOUND' && name) return `this image has no ${name}: ${AGAIN}`;
  if (error.code === 'ERR_DLOPEN_FAILED')
    return `this image has a library of another machine (${error.message.split('\n')[0]}): ${AGAIN}`;
  return undefined;
}
