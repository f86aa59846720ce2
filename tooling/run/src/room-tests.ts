import path from 'node:path';
import { failedFiles, forgetReports, type RoomReport, roomReport, roomTally } from './reports.ts';
import { roomsWith } from './rooms.ts';
import { type Outcome, sum, withExitCode } from './tally.ts';

/** A room's folder (absolute) with what its tests reported. */
interface RoomRun {
  room: string;
  report: RoomReport | undefined;
}

export interface RoomTestRun {
  root: string;
  /** the rooms' script: `test:unit`, `test:postgres` */
  script: string;
  /** runs a command in a folder; gives its exit code */
  run: (command: readonly [string, ...string[]], cwd: string) => Promise<number>;
}

/**
 * Runs a test script in all rooms that have it, one room after the other on all cores, so that the
 * largest room does not end alone on one of them. A file in which something failed is run once
 * more, alone: what passes then counts as passed and is named "unsteady" in the summary, so that a
 * busy machine does not fail a run and an unsteady test does not stay unseen.
 */
export async function roomTests({ root, script, run }: RoomTestRun): Promise<Outcome> {
  const rooms = roomsWith(script, root);
  const reportOf = (room: string): string =>
    path.join(room, '.report', `${script.replaceAll(':', '-')}.json`);
  forgetReports(rooms.map(reportOf));
  const oneByOne = ['--continue', '--concurrency=1', '--output-logs=new-only'] as const;
  const code = await run(['turbo', 'run', script, ...oneByOne, '--', '--maxWorkers=100%'], root);
  const first = rooms.map((room): RoomRun => ({ room, report: roomReport(reportOf(room)) }));
  const unexplained = code !== 0 && first.every(({ report }) => report && !failedFiles(report)[0]);
  const notes: string[] = [];
  const last: RoomRun[] = [];
  for (const { room, report } of first) {
    const files = report ? failedFiles(report) : [];
    if (!report || files.length === 0) {
      if (!report) notes.push(`failed: ${path.relative(root, room)} left no report`);
      last.push({ room, report });
      continue;
    }
    forgetReports([reportOf(room)]);
    await run(['pnpm', 'run', script, '--runInBand', '--runTestsByPath', ...files], room);
    const again = roomReport(reportOf(room)) ?? {};
    last.push({ room, report: { ...report, ...again } });
    notes.push(...notesOf(path.relative(root, room), files, report, again));
  }
  const tally = sum(last.map(({ report }) => roomTally(report)));
  return { ...withExitCode(tally, unexplained ? code : 0), notes };
}

function notesOf(
  room: string,
  files: readonly string[],
  first: RoomReport,
  again: RoomReport,
): string[] {
  return files.flatMap((file) => {
    const still = again[file] ?? first[file];
    const word = still && still.failed > 0 ? 'failed' : 'unsteady';
    const names = (word === 'failed' ? still : first[file])?.failures ?? [];
    return names.map((name) => `${word}: ${room}/${file} › ${name}`);
  });
}
