import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readOrMakeSecret } from './secret-file.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'secret-file-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('a key is made once, of 32 bytes, readable only by its owner, and nothing else stays', () => {
  const secret = readOrMakeSecret(dataDir, 'a.key');
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(readOrMakeSecret(dataDir, 'a.key')).toBe(secret);
  expect(readOrMakeSecret(dataDir, 'b.key')).not.toBe(secret);
  expect(statSync(path.join(dataDir, 'a.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir).toSorted()).toEqual(['a.key', 'b.key']);
});

test('a key that was copied there is used', () => {
  writeFileSync(path.join(dataDir, 'a.key'), ' copied-from-elsewhere');
  expect(readOrMakeSecret(dataDir, 'a.key')).toBe('copied-from-elsewhere');
});

test('an empty file is refused with its path, and stays', () => {
  writeFileSync(path.join(dataDir, 'a.key'), '\n');
  expect(() => readOrMakeSecret(dataDir, 'a.key')).toThrow(
    `The key file ${path.join(dataDir, 'a.key')} is empty.`,
  );
  expect(readFileSync(path.join(dataDir, 'a.key'), 'utf8')).toBe('\n');
});

test('a directory that cannot be written is named', () => {
  writeFileSync(path.join(dataDir, 'file'), '');
  expect(() => readOrMakeSecret(path.join(dataDir, 'file'), 'a.key')).toThrow(/file/);
});

test('processes that start together read the same whole key', async () => {
  const module = path.join(import.meta.dirname, 'secret-file.ts');
  const code = `
    const { readOrMakeSecret } = await import(${JSON.stringify(module)});
    const secrets = Array.from({ length: 200 }, (_, index) =>
      readOrMakeSecret(${JSON.stringify(dataDir)}, index + '.key'));
    console.log(secrets.join());`;
  const args = ['--input-type=module', '--eval', code];
  const runs = await Promise.all(
    Array.from({ length: 3 }, () => promisify(execFile)(process.execPath, args)),
  );
  const [first, ...others] = runs.map(({ stdout }) => stdout.trim());
  expect(first?.split(',').every((secret) => secret.length === 43)).toBe(true);
  expect(others).toEqual([first, first]);
});
