import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLedgerKey } from '../../platform/config/parse-ledger-key.ts';
import { readOrMakeLedgerKey } from './ledger-key.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const { privateKey } = generateKeyPairSync('ed25519');
const line = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

test('it is made once in the data directory', () => {
  const made = readOrMakeLedgerKey(folder);
  expect(readOrMakeLedgerKey(folder).publicKey).toBe(made.publicKey);
});

test('a key that is given signs on every machine, and no file is made', () => {
  const [one, other] = [readOrMakeLedgerKey(folder, line), readOrMakeLedgerKey('/nowhere', line)];
  expect(one.sign('a head')).toBe(other.sign('a head'));
  expect(one.publicKey).toBe(other.publicKey);
  expect(existsSync(join(folder, 'ledger.key'))).toBe(false);
});

test('a backup stores the variable as the file: the file is read in both forms', () => {
  writeFileSync(join(folder, 'ledger.key'), `${line}\n`);
  expect(readOrMakeLedgerKey(folder).publicKey).toBe(readOrMakeLedgerKey('', line).publicKey);
});

test.each([
  '',
  'a password',
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64'),
])('%j is not a key of the ledger', (text) => {
  expect(isLedgerKey(text)).toBe(false);
});
