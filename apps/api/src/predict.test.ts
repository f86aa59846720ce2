import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockData } from './platform/database/lock.ts';
import { commandOutput } from './testing/command-output.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-predict-'));

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const predict = (...args: string[]) => commandOutput('predict.ts', args, { DATA_DIR: dataDir });

test('an embedded database in use by a running site is left alone, and a message says what to do', async () => {
  const unlock = lockData(dataDir);
  try {
    const { code, output } = await predict('evaluate');
    expect(code).toBe(1);
    expect(output).toMatch(/already in use.+Stop it first.+DATABASE_URL/);
    expect(output).not.toContain('    at ');
  } finally {
    unlock();
  }
}, 30_000);

test('an invalid day is refused', async () => {
  const { code, output } = await predict('evaluate', '--since', 'spring');
  expect(code).toBe(1);
  expect(output).toContain('A day looks like 2024-08-16.');
}, 30_000);
