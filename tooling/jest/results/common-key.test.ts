import path from 'node:path';
import { commonKey, isCommon } from './common-key.mjs';
import type { Inputs } from './inputs.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

describe('commonKey', () => {
  /** Inputs of which one has changed. */
  function keyAfter(changed: string, variables: Record<string, string> = {}): string | undefined {
    const asked = new Set<string>();
    const file = (name: string) => {
      asked.add(name);
      return name === changed ? 'changed' : 'as before';
    };
    const inputs = { file, closure: (files: string[]) => files.map(file) };
    const before = { ...process.env };
    Object.assign(process.env, variables);
    try {
      return commonKey(inputs as unknown as Inputs, {
        root,
        packageDir: path.join(root, 'tooling/jest'),
        native: ['tooling/prepare.mjs'],
      });
    } finally {
      process.env = before;
    }
  }

  const before = keyAfter('nothing');

  it.each([
    'pnpm-lock.yaml',
    'tooling/jest/package.json',
    'tooling/jest/preset.mjs',
    'tooling/tsconfig/base.json',
    'tooling/prepare.mjs',
  ])('depends on %s', (file) => {
    expect(keyAfter(file)).not.toBe(before);
  });

  it.each([
    'tooling/jest/README.md',
    'tooling/jest/results/runner.test.ts',
    'apps/api/package.json',
  ])('does not depend on %s', (file) => {
    expect(keyAfter(file)).toBe(before);
  });

  it('leaves modules and texts to the test files that use them, and nothing else', () => {
    expect(isCommon('apps/api/src/main.ts')).toBe(false);
    expect(isCommon('apps/api/locales/ru/mails.json')).toBe(false);
    expect(isCommon('apps/api/src/platform/database/migrations/0001-platform.sql')).toBe(true);
    expect(isCommon('packages/importers/src/testing/season.json')).toBe(true);
    expect(isCommon('apps/api/jest/environment.mjs')).toBe(true);
  });

  it('depends on what the machine has', () => {
    expect(keyAfter('nothing', { KEY_POSTGRES: 'another' })).not.toBe(before);
    expect(keyAfter('nothing', { TEST_RECORDS_DIR: 'another' })).toBe(before);
  });
});
