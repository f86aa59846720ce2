import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockData } from './platform/database/lock.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-predict-'));

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function predict(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'predict.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_OPTIONS: '' },
  });
  let message = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (message += text));
  const [code] = await once(child, 'close');
  return { code, message };
}

test('an embedded database in use by a running site is left alone, and a message says what to do', async () => {
  const unlock = lockData(dataDir);
  try {
    const { code, message } = await predict('evaluate');
    expect(code).toBe(1);
    expect(message).toMatch(/already in use.+Stop it first.+DATABASE_URL/);
    expect(message).not.toContain('    at ');
  } finally {
    unlock();
  }
}, 30_000);

test('an invalid day is refused', async () => {
  const { code, message } = await predict('evaluate', '--since', 'spring');
  expect(code).toBe(1);
  expect(message).toContain('A day looks like 2024-08-16.');
}, 30_000);
