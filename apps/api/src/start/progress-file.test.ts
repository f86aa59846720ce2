import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../platform/config/config.ts';
import { progressFile } from './progress-file.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tipmark-progress-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('saved progress is loaded by the next run', () => {
  expect(progressFile(dataDir, 1, true).load()).toBeUndefined();
  progressFile(dataDir, 1, true).save(1_795_262_400);
  expect(progressFile(dataDir, 1, true).load()).toBe(1_795_262_400);
});

test('a file from before the database was recreated is ignored', () => {
  progressFile(dataDir, 1, true).save(1_795_262_400);
  expect(progressFile(dataDir, 2, false).load()).toBeUndefined();
});

test('a file with another seed is refused', () => {
  progressFile(dataDir, 1, true).save(1_795_262_400);
  expect(() => progressFile(dataDir, 2, true)).toThrow(ConfigError);
  expect(() => progressFile(dataDir, 2, true)).toThrow(/SIM_SEED=1, not of 2/);
});

test.each(['', '{', '{"seed":1}', 'null'])('a broken file (%j) is ignored', (content) => {
  writeFileSync(join(dataDir, 'simulated-world.json'), content);
  expect(progressFile(dataDir, 1, true).load()).toBeUndefined();
});
