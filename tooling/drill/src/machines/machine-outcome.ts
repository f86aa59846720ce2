import type { Counted } from '../jobs/compare.ts';
import type { Tally } from '../load/tally.ts';
import { failuresOfCounts, failuresOfRequests, some } from '../report/failures.ts';
import type { MachineOutcome } from './cut-watch.ts';
import type { MachineStep } from './machine-steps.ts';
import { type Refused, refusedLine } from './reached.ts';

export interface WatcherOutcome {
  readonly name: string;
  /** It listens to a machine that was never cut off. */
  readonly mustNotNotice: boolean;
  readonly connections: number;
  readonly reloads: number;
  readonly longestGapMs: number;
  /** Goals that were not shown where none may be missed; else scores that are old at the end. */
  readonly faults: readonly string[];
}

/** What a drill with several machines measured. */
export interface MachinesOutcome {
  /** Requests that were asked for. */
  readonly requested: number;
  /** Those that were not answered while a machine was missed. */
  readonly refused: readonly Refused[];
  readonly tally: Tally;
  readonly seconds: ReadonlyMap<MachineStep, number>;
  readonly leaderMovedAfterSeconds: number | undefined;
  readonly machines: readonly MachineOutcome[];
  /** Machines that were cut off. */
  readonly cutOff: readonly string[];
  readonly watchers: readonly WatcherOutcome[];
  readonly goals: number;
  readonly letters: Counted;
  /** Letters that were accepted once more with the same Message-ID. */
  readonly letterCopies: number;
  readonly pushes: Counted;
  readonly events: Counted;
  /** Processes that ended by themselves, or not as they were asked to; keys in files. */
  readonly faults: readonly string[];
}

const LEADER_MOVES_WITHIN_SECONDS = 25;
const WHOLE_WITHIN_SECONDS = 15;

function failuresOfMachine(
  { name, copies, refused, wrong, wholeAfterSeconds: after, lastNotRight }: MachineOutcome,
  isCutOff: boolean,
): string[] {
  const lines =
    wrong.length === 0 ? [] : [`${name} gave ${wrong.length} wrong answers: ${some(wrong)}`];
  if (!isCutOff) return lines;
  if (copies + refused === 0) lines.push(`${name} was not asked while it was cut off`);
  const last = lastNotRight.length === 0 ? '' : `; last ${some(lastNotRight)}`;
  if (after === undefined) lines.push(`${name} was not whole again after it was healed${last}`);
  else if (after > WHOLE_WITHIN_SECONDS)
    lines.push(`${name} was whole again only ${after.toFixed(1)} s after it was healed${last}`);
  return lines;
}

function failuresOfWatcher(watcher: WatcherOutcome): string[] {
  const { name, mustNotNotice, connections, reloads, faults } = watcher;
  return [
    ...(faults.length === 0 ? [] : [`${name} lost ${faults.length} events: ${some(faults)}`]),
    ...(mustNotNotice && reloads > 0 ? [`${name} had to load its page ${reloads} times`] : []),
    ...(mustNotNotice && connections > 1
      ? [`${name} was interrupted ${connections - 1} times`]
      : []),
  ];
}

/** What failed, a line each; none = nobody noticed more than a machine that is away. */
export function failuresOfMachines(outcome: MachinesOutcome): string[] {
  const { cutOff, letterCopies, leaderMovedAfterSeconds: moved, watchers } = outcome;
  const lines = [...outcome.faults, ...failuresOfRequests(outcome)];
  // whoever needs no machine that is cut off is answered
  const strange = outcome.refused.filter(
    ({ asked }) => !asked.some((name) => cutOff.includes(name)),
  );
  if (strange.length > 0)
    lines.push(
      `${strange.length} requests were refused for which no machine that is cut off was asked: ${some(strange.map(refusedLine))}`,
    );
  if (moved === undefined) lines.push('nobody took over from the leader that was cut off');
  else if (moved > LEADER_MOVES_WITHIN_SECONDS)
    lines.push(`somebody took over from the leader only after ${moved.toFixed(1)} s`);
  for (const machine of outcome.machines)
    lines.push(...failuresOfMachine(machine, cutOff.includes(machine.name)));
  lines.push(...watchers.flatMap(failuresOfWatcher));
  if (watchers.every(({ connections }) => connections < 2))
    lines.push('no stream was interrupted: the drill has tested none');
  lines.push(...failuresOfCounts(outcome, ['letters', 'pushes', 'events']));
  // one can be between its acceptance and the record of it when its sender is cut off
  if (letterCopies > cutOff.length) lines.push(`${letterCopies} letters were sent once more`);
  return lines;
}
