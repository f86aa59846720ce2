import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Configuration, rspack } from '@rspack/core';
import { integrityOf } from './integrity.ts';
import { remoteConfig } from './remote-config.ts';

let app: string;

const files: Record<string, string> = {
  'package.json': '{"name":"fixture","type":"module"}',
  'src/remote.ts': `
    import { createLoad, defineRemote } from '@tipmark/remote-kit';
    import { Link } from '@tipmark/remote-kit/router';
    import { css } from '@tipmark/ui-kit';
    import { useMemo } from 'react';
    import { list } from './list-class.ts';
    export const box: string = css\`color: red;\` + list;
    export const remote = defineRemote({ name: 'fixture', features: [], messages: { ru: () => import('./ru.json') } });
    export const used = [createLoad, Link, useMemo];
  `,
  'src/list-class.ts':
    'export const list = css`color: tan;`; export const other = css`color: plum;`;',
  'src/ru.json': '{"hello":"Привет"}',
  'node_modules/@tipmark/remote-kit/package.json':
    '{"type":"module","exports":{".":"./index.mjs","./router":"./router.mjs"}}',
  'node_modules/@tipmark/remote-kit/index.mjs':
    'export const CONTRACT_VERSION = 7; export const defineRemote = (x) => x; export const createLoad = 1; export const unusedName = 2;',
  'node_modules/@tipmark/remote-kit/router.mjs': 'export const Link = 1, NavLink = 2;',
  'node_modules/@tipmark/ui-kit/package.json': '{"type":"module","exports":"./index.mjs"}',
  'node_modules/@tipmark/ui-kit/index.mjs': 'export const css = String;',
  'node_modules/react/package.json': '{"type":"module","exports":"./index.mjs"}',
  'node_modules/react/index.mjs': 'export const useMemo = 1;',
};

const build = (configs: Configuration[]) =>
  new Promise<void>((resolve, reject) => {
    rspack(configs, (error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString({})) : undefined);
      if (failure) reject(failure);
      else resolve();
    });
  });

const read = (file: string) => readFile(path.join(app, 'dist', file));

beforeAll(async () => {
  app = await mkdtemp(path.join(tmpdir(), 'remote-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(app, file)), { recursive: true });
    await writeFile(path.join(app, file), text);
  }
  process.env['NODE_ENV'] = 'production';
  await build(await remoteConfig({ dir: app, name: 'fixture' }));
}, 60_000);
afterAll(() => rm(app, { recursive: true }));

it('records the contract version and exactly the names used from the seam', async () => {
  expect(JSON.parse(String(await read('ssr/seam.json')))).toEqual({
    contract: 7,
    uses: {
      '@tipmark/remote-kit': ['createLoad', 'defineRemote'],
      '@tipmark/remote-kit/router': ['Link'],
      react: ['useMemo'],
    },
  });
});

it('builds one server file that requires the seam and contains everything else', async () => {
  const served = await readdir(path.join(app, 'dist/ssr'));
  expect(served.toSorted()).toEqual(['package.json', 'remote.js', 'seam.json']);
  const code = String(await read('ssr/remote.js'));
  expect(code).toContain('require("@tipmark/remote-kit")');
  expect(code).toContain('Привет');
  expect(code).not.toContain('unusedName');
});

it('writes the rules of its styles to a file for browsers and to the server file', async () => {
  const sheet = String(await read('client/styles.css'));
  // a module of constants alone has no code of its own; it comes before what imports it
  expect(sheet).toMatch(
    /^\.t\w{5}\{color:tan;\}\n\.t\w{5}\{color:plum;\}\n\.t\w{5}\{color:red;\}$/,
  );
  const code = String(await read('ssr/remote.js'));
  expect(code).toContain(`module.exports.styles = ${JSON.stringify(sheet)};`);
  expect(code).toContain(`const box = "${sheet.split('\n.').at(-1)?.slice(0, 6)}" + `);
});

it('lists every script and the style sheet with its integrity, and the chunk of the exposed module', async () => {
  const {
    entry,
    integrities,
    chunks,
    exposed: named,
  } = JSON.parse(String(await read('client/assets.json')));
  expect(entry).toBe('remoteEntry.js');
  for (const [file, integrity] of Object.entries(integrities)) {
    expect(integrity).toBe(integrityOf(await read(`client/${file}`)));
  }
  const [exposed] = chunks['__federation_expose_remote'];
  expect(named).toEqual([exposed]);
  expect(exposed).toMatch(/^__federation_expose_remote\.[0-9a-f]{8}\.js$/);
  // the entry checks the chunk it loads
  expect(String(await read('client/remoteEntry.js'))).toContain(integrities[exposed]);
});

it('contains no copy of the seam and no sources', async () => {
  const scripts = (await readdir(path.join(app, 'dist/client'))).filter((file) =>
    file.endsWith('.js'),
  );
  for (const file of scripts) {
    const code = String(await read(`client/${file}`));
    expect(code).not.toContain('unusedName');
    expect(code).not.toContain('sourceMappingURL');
  }
  expect((await readdir(path.join(app, 'dist/client'))).join()).not.toContain('.map');
});

it('writes the source maps of scripts to a folder of their own', async () => {
  const { exposed: named } = JSON.parse(String(await read('client/assets.json')));
  const [exposed] = named;
  // a chunk of messages alone has no code to look up
  const maps = await readdir(path.join(app, 'dist/maps'));
  expect(maps.toSorted()).toEqual([`${exposed}.map`, 'remoteEntry.js.map']);
  const { sources, sourcesContent } = JSON.parse(String(await read(`maps/${exposed}.map`)));
  const at = sources.findIndex((source: string) => source.endsWith('src/remote.ts'));
  expect(sourcesContent[at]).toContain('export const');
});

it('asks browsers to compile every script while it is downloaded', async () => {
  const { integrities } = JSON.parse(String(await read('client/assets.json')));
  for (const file of Object.keys(integrities).filter((name) => name.endsWith('.js'))) {
    expect(String(await read(`client/${file}`))).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

it('compresses every script at build time', async () => {
  const packed = brotliDecompressSync(await read('client/remoteEntry.js.br'));
  expect(packed).toEqual(await read('client/remoteEntry.js'));
});
