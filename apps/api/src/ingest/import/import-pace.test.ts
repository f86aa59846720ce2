import { importFiles } from '@tipmark/importers';
import { fileText, playedRow } from '@tipmark/importers/testing';
import { openDrySink } from './dry-sink.ts';
import { importFolder } from './testing/import-folder.ts';

const folder = importFolder();

afterAll(() => folder.remove());

/** The last lines of output of an import that takes this long. */
async function lastLines(ms: number): Promise<string[]> {
  const text = fileText([playedRow()]).padEnd(2_000_000, '\r\n');
  let output = '';
  let clock = 0;
  await importFiles({
    format: 'football-data',
    files: [folder.write('E0.csv', text)],
    sink: openDrySink(),
    terminal: { write: (text) => void (output += text), isTty: false },
    nowMs: () => (clock += clock === 0 ? 1 : ms),
  });
  return output.trim().split('\n').slice(-2);
}

test('an import of a second or more reports its speed before its counts', async () => {
  const [pace, counts] = await lastLines(4_000);
  expect(pace).toMatch(/^2\.00 MB, \d+ records in \d+\.0 s: \d\.\d\d MB\/s, \d+ records\/s$/);
  expect(counts).toBe('1 imported, 0 updated, 0 skipped, 0 quarantined');
});

test('a shorter import does not report its speed', async () => {
  const [file] = await lastLines(0);
  expect(file).toMatch(/E0\.csv: 1 imported/);
});
