import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrMakeLedgerKey } from '../betting/ledger/ledger-key.ts';
import { readOrMakePushKey } from '../platform/outbox/push-key.ts';
import { startApiProcess } from '../testing/api-process.ts';

const COPY = 'Copy it from a backup of this site, or remove the file';
const KEYS = [
  ['ledger.key', (folder: string) => void readOrMakeLedgerKey(folder), 'of Ed25519 (PKCS#8)'],
  ['push.key', (folder: string) => void readOrMakePushKey(folder), 'of P-256 (base64url)'],
] as const;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrong-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const DAMAGES: readonly (readonly [string, (key: Buffer) => Buffer])[] = [
  ['cut off', (key) => key.subarray(0, key.length / 3)],
  ['replaced by a page', () => Buffer.from('<!doctype html><title>404</title>')],
  ['overwritten with zeros', (key) => Buffer.alloc(key.length)],
];

describe.each(KEYS)('%s', (file, readOrMake, kind) => {
  it.each(DAMAGES)('that is %s is named with what to do, and stays as it is', (_how, damage) => {
    readOrMake(folder);
    const path = join(folder, file);
    const damaged = damage(readFileSync(path));
    writeFileSync(path, damaged);
    expect(() => readOrMake(folder)).toThrow(
      `The key file ${path} has no private key ${kind}. ${COPY}`,
    );
    expect(readFileSync(path).equals(damaged)).toBe(true);
  });
});

it('an api with such a file does not start, and says so in one line', async () => {
  writeFileSync(join(folder, 'ledger.key'), 'not a key');
  await expect(startApiProcess({ DATA_DIR: folder })).rejects.toThrow(
    /The key file \S+ledger\.key has no private key of Ed25519/,
  );
}, 120_000);
