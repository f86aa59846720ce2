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

test('what was saved is found by the next run', () => {
  expect(progressFile(dataDir, 1, true).load()).toBeUndefined();
  progressFile(dataDir, 1, true).save(1_795_262_400);
  expect(progressFile(dataDir, 1, true).load()).toBe(1_795_262_400);
});

test('a file that outlived its database counts for nothing', () => {
  progressFile(dataDir, 1, true).save(1_795_262_400);
  expect(progressFile(dataDir, 2, false).load()).toBeUndefined();
});

test('the world of another seed is not mixed in', () => {
  progressFile(dataDir, 1, true).save(1_795_262_400);
  expect(() => progressFile(dataDir, 2, true)).toThrow(ConfigError);
  expect(() => progressFile(dataDir, 2, true)).toThrow(/SIM_SEED=1, not of 2/);
});

test.each(['', '{', '{"seed":1}', 'null'])('a broken file (%j) is as good as none', (content) => {
  writeFileSync(join(dataDir, 'simulated-world.json'), content);
  expect(progressFile(dataDir, 1, true).load()).toBeUndefined();
});
