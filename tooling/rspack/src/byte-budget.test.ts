import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstVisitBytes, overBudget } from './byte-budget.ts';

const KB = 1024;

describe('byte budget', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'budget-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** A build whose scripts do not compress, so that sizes are as written. */
  function build(folder: string, files: Record<string, number>, manifest: object): void {
    mkdirSync(path.join(root, folder), { recursive: true });
    for (const [file, kb] of Object.entries(files)) {
      writeFileSync(path.join(root, folder, file), randomBytes(kb * KB));
    }
    writeFileSync(path.join(root, folder, 'assets.json'), JSON.stringify(manifest));
  }

  it('adds up the shell entry, the remote entry and the exposed chunks', () => {
    build(
      'apps/shell/dist/client',
      { 'main.js': 100, 'late.js': 50 },
      { entry: 'main.js', chunks: { late: ['late.js'] } },
    );
    build(
      'apps/soccer/dist/client',
      { 'remoteEntry.js': 8, 'a.js': 10, 'b.js': 2 },
      {
        entry: 'remoteEntry.js',
        chunks: { __federation_expose_remote: ['a.js', 'b.js'], messages: [] },
      },
    );
    build(
      'tooling/single-bundle/dist/single',
      { 'main.js': 90, 'soccer.js': 12 },
      {
        entry: 'main.js',
        chunks: { soccer: ['soccer.js'] },
      },
    );
    const bytes = firstVisitBytes(root, 'soccer');
    expect(Math.round(bytes.federatedKb)).toBe(120);
    expect(Math.round(bytes.singleKb)).toBe(102);
  });

  it('reports too many bytes in total, and too many over the single bundle', () => {
    const of = (federatedKb: number, singleKb: number): string[] =>
      overBudget({ remote: 'soccer', federatedKb, singleKb });
    expect(of(115, 110)).toEqual([]);
    expect(of(150, 145)).toEqual([expect.stringContaining('150.0 KB')]);
    expect(of(114, 107)).toEqual([expect.stringContaining('7.0 KB over the single bundle')]);
  });

  it('fails when a build has no exposed chunk', () => {
    build('apps/shell/dist/client', { 'main.js': 1 }, { entry: 'main.js', chunks: {} });
    build('apps/soccer/dist/client', { 'r.js': 1 }, { entry: 'r.js', chunks: {} });
    expect(() => firstVisitBytes(root, 'soccer')).toThrow('__federation_expose_remote');
  });
});
