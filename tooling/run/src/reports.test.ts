import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  failedFiles,
  forgetReports,
  playwrightNotes,
  playwrightTally,
  roomReport,
  roomTally,
} from './reports.ts';

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

  const good = { passed: 3, failed: 0, skipped: 2, failures: [] };
  const bad = { passed: 1, failed: 1, skipped: 0, failures: ['adds'] };

  it('reads what a room counted, file by file', () => {
    const read = roomReport(report({ files: { 'src/a.test.ts': good, 'src/b.test.ts': bad } }));
    expect(roomTally(read)).toEqual({ passed: 4, failed: 1, skipped: 2 });
    expect(failedFiles(read ?? {})).toEqual(['src/b.test.ts']);
  });

  it.each(['', '{', '{}', '{"files":{"a":{"passed":"3","failed":0,"skipped":0}}}'])(
    'takes the broken report %p for a failure',
    (content) => {
      expect(roomTally(roomReport(report(content))).failed).toBe(1);
      expect(playwrightTally(report(content)).failed).toBe(1);
    },
  );

  it('takes a missing report for a failure, also one that was forgotten', () => {
    const file = report({ files: { 'src/a.test.ts': good } });
    forgetReports([file]);
    expect(roomTally(roomReport(file))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("reads Playwright's counts and its errors outside tests", () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 };
    expect(playwrightTally(report({ stats, errors: [{ message: 'setup' }] }))).toEqual({
      passed: 5,
      failed: 3,
      skipped: 3,
    });
  });

  it('names what failed in the browser and what passed only when tried again', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'soccer/results.spec.ts',
      tests: [{ status }],
    });
    const suites = [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('sorts', 'flaky')] }] },
      { specs: [spec('filters', 'unexpected')] },
    ];
    expect(playwrightNotes(report({ suites }))).toEqual([
      'unsteady: soccer/results.spec.ts › sorts',
      'failed: soccer/results.spec.ts › filters',
    ]);
  });
});
