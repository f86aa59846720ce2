import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, type Machine } from './find-chromium.ts';

describe('findChromium', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function put(name: string): string {
    const file = path.join(folder, name);
    writeFileSync(file, '');
    chmodSync(file, 0o755);
    return file;
  }

  function machine(parts: Partial<Machine> = {}): Machine {
    return {
      env: { PATH: folder },
      isRoot: false,
      starts: () => true,
      downloadFromPlaywright: () => undefined,
      installPackage: () => false,
      say: () => {},
      ...parts,
    };
  }

  it('prefers PW_CHROMIUM and fails with its value when it does not start', () => {
    put('chromium');
    const env = { PATH: folder, PW_CHROMIUM: '/mine' };
    expect(findChromium(machine({ env }))).toBe('/mine');
    expect(() => findChromium(machine({ env, starts: () => false }))).toThrow('PW_CHROMIUM=/mine');
  });

  it('uses the first on PATH that starts', () => {
    const stub = put('chromium-browser');
    const chrome = put('google-chrome');
    expect(findChromium(machine())).toBe(stub);
    expect(findChromium(machine({ starts: (program) => program !== stub }))).toBe(chrome);
  });

  it("falls back to Playwright's download", () => {
    expect(findChromium(machine({ downloadFromPlaywright: () => '/cache/chrome' }))).toBe(
      '/cache/chrome',
    );
  });

  it("installs Debian's package only as root", () => {
    const installPackage = (name: string): boolean => Boolean(put(name));
    expect(() => findChromium(machine({ installPackage }))).toThrow('"chromium"');
    expect(findChromium(machine({ installPackage, isRoot: true }))).toBe(
      path.join(folder, 'chromium'),
    );
  });

  it('fails with the name of the package when nothing is found', () => {
    expect(() => findChromium(machine({ isRoot: true }))).toThrow('apt-get install chromium');
  });
});
