import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileCounts } from './reports.ts';
import { roomTests } from './room-tests.ts';

const GOOD: FileCounts = { passed: 2, failed: 0, skipped: 0, failures: [] };
const BAD: FileCounts = { passed: 1, failed: 1, skipped: 0, failures: ['adds up'] };

describe('roomTests', () => {
  let root: string;
  let commands: (readonly string[])[];

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'rooms-'));
    commands = [];
    for (const room of ['odds', 'tips']) {
      const folder = path.join(root, 'packages', room);
      mkdirSync(path.join(folder, '.report'), { recursive: true });
      const manifest = { scripts: { 'test:unit': 'jest' } };
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function leave(room: string, files: Record<string, FileCounts>): void {
    const file = path.join(root, 'packages', room, '.report/test-unit.json');
    writeFileSync(file, JSON.stringify({ files }));
  }

  /** The first run leaves its reports, the second what the failed file does when alone. */
  async function runWith(alone?: FileCounts, code = 1) {
    return roomTests({
      root,
      script: 'test:unit',
      run: async (command) => {
        commands.push(command);
        if (command[0] === 'turbo') {
          leave('odds', { 'src/sum.test.ts': BAD, 'src/line.test.ts': GOOD });
          leave('tips', { 'src/tip.test.ts': GOOD });
        } else if (alone) leave('odds', { 'src/sum.test.ts': alone });
        return code;
      },
    });
  }

  it('runs a failed file once more, alone, and names it unsteady when it passes', async () => {
    expect(await runWith(GOOD)).toEqual({
      passed: 6,
      failed: 0,
      skipped: 0,
      notes: ['unsteady: packages/odds/src/sum.test.ts › adds up'],
    });
    expect(commands).toHaveLength(2);
    expect(commands[1]?.slice(-2)).toEqual(['--runTestsByPath', 'src/sum.test.ts']);
  });

  it('fails with the name of a test that fails twice', async () => {
    expect(await runWith(BAD)).toMatchObject({
      passed: 5,
      failed: 1,
      notes: ['failed: packages/odds/src/sum.test.ts › adds up'],
    });
  });

  it('keeps the failure when the second run leaves nothing', async () => {
    expect(await runWith()).toMatchObject({ failed: 1 });
  });

  it('fails when a room leaves no report, and says which', async () => {
    const outcome = await roomTests({
      root,
      script: 'test:unit',
      run: async () => {
        leave('odds', { 'src/line.test.ts': GOOD });
        return 1;
      },
    });
    expect(outcome).toMatchObject({ failed: 1, notes: ['failed: packages/tips left no report'] });
  });

  it('fails when the tool ended badly although no test failed', async () => {
    const outcome = await roomTests({
      root,
      script: 'test:unit',
      run: async () => {
        leave('odds', { 'src/line.test.ts': GOOD });
        leave('tips', { 'src/tip.test.ts': GOOD });
        return 3;
      },
    });
    expect(outcome).toMatchObject({ passed: 4, failed: 1 });
  });
});
