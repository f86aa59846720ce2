import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetReports, jestTally, playwrightTally } from './reports.ts';

describe('reports', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function report(content: unknown): string {
    const file = path.join(folder, 'report.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  }

  it('reads what a room counted', () => {
    const counts = { passed: 3, failed: 1, skipped: 2 };
    expect(jestTally(report(counts))).toEqual(counts);
  });

  it.each(['', '{', '{}', '{"passed":"3","failed":0,"skipped":0}'])(
    'takes the broken report %p for a failure',
    (content) => {
      expect(jestTally(report(content)).failed).toBe(1);
      expect(playwrightTally(report(content)).failed).toBe(1);
    },
  );

  it('takes a missing report for a failure, also one that was forgotten', () => {
    const file = report({ passed: 3, failed: 0, skipped: 0 });
    forgetReports([file]);
    expect(jestTally(file)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("reads Playwright's counts and its errors outside tests", () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 };
    expect(playwrightTally(report({ stats, errors: [{ message: 'setup' }] }))).toEqual({
      passed: 5,
      failed: 3,
      skipped: 3,
    });
  });
});
