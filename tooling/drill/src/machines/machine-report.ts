import { textTable } from '@tipmark/server-kit';
import { countedLine, lastLines, requestLines, stepLines } from '../report/lines.ts';
import {
  failuresOfMachines,
  type MachinesOutcome,
  type WatcherOutcome,
} from './machine-outcome.ts';
import { MACHINE_STEPS } from './machine-steps.ts';
import { refusedLine } from './reached.ts';

function machineLines({ machines, cutOff }: MachinesOutcome): string {
  const rows = machines.map(({ name, usual, copies, refused, wrong, wholeAfterSeconds }) => [
    cutOff.includes(name) ? `${name} (cut off)` : name,
    String(usual),
    String(copies),
    String(refused),
    String(wrong.length),
    wholeAfterSeconds?.toFixed(1) ?? '',
  ]);
  const head = ['machine', 'answers', 'copies while cut off', 'refused', 'wrong', 'whole after s'];
  return textTable([head, ...rows]);
}

function streamLine(watchers: readonly WatcherOutcome[], what: string): string {
  const sum = (of: (watcher: WatcherOutcome) => number) =>
    watchers.reduce((total, watcher) => total + of(watcher), 0);
  const gap = Math.max(0, ...watchers.map(({ longestGapMs }) => longestGapMs));
  return (
    `${watchers.length} streams ${what}: ${sum(({ faults }) => faults.length)} faults, ` +
    `${sum(({ connections }) => connections - 1)} reconnections, ` +
    `longest time without a stream ${gap.toFixed(0)} ms`
  );
}

/** The whole drill as text, its failures last. */
export function reportOfMachines(outcome: MachinesOutcome): string {
  const { watchers, goals, leaderMovedAfterSeconds: moved, letterCopies } = outcome;
  return [
    stepLines(MACHINE_STEPS, outcome),
    ...requestLines(outcome.tally),
    ...outcome.refused.map((one) => `  refused: ${refusedLine(one)}`),
    '',
    machineLines(outcome),
    moved === undefined ? 'nobody took over' : `another API led after ${moved.toFixed(1)} s`,
    `${goals} goals`,
    streamLine(
      watchers.filter(({ mustNotNotice }) => mustNotNotice),
      'of machines that were never cut off',
    ),
    streamLine(
      watchers.filter(({ mustNotNotice }) => !mustNotNotice),
      'that may have been interrupted',
    ),
    `${countedLine(outcome.letters, 'letters')}, ${letterCopies} copies with the same Message-ID`,
    countedLine(outcome.pushes, 'pushes'),
    countedLine(outcome.events, 'visitor events'),
    '',
    ...lastLines(failuresOfMachines(outcome), 'Nobody noticed more than a machine that is away.'),
  ].join('\n');
}
