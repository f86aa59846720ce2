import { STEPS } from '../steps.ts';
import { countedLine, lastLines, requestLines, stepLines } from './lines.ts';
import { failuresOf, type Outcome } from './outcome.ts';

function streamLine({ streams, goals }: Outcome): string {
  const sum = (of: (stream: Outcome['streams'][number]) => number) =>
    streams.reduce((total, stream) => total + of(stream), 0);
  const gap = Math.max(0, ...streams.map(({ longestGapMs }) => longestGapMs));
  return (
    `${streams.length} streams of ${goals} goals: ${sum(({ faults }) => faults.length)} lost, ` +
    `${sum(({ connections }) => connections - 1)} reconnections, ` +
    `${sum(({ reloads }) => reloads)} pages loaded again, ` +
    `longest time without a stream ${gap.toFixed(0)} ms`
  );
}

/** The whole drill as text, its failures last. */
export function reportOf(outcome: Outcome): string {
  const { tally, from, to } = outcome;
  return [
    `from ${from}`,
    `to   ${to}`,
    '',
    stepLines(STEPS, outcome),
    ...requestLines(tally),
    streamLine(outcome),
    countedLine(outcome.letters, 'letters'),
    countedLine(outcome.events, 'visitor events'),
    '',
    ...lastLines(failuresOf(outcome), 'The upgrade went unnoticed.'),
  ].join('\n');
}
