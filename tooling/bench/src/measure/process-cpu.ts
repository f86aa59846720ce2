import { readFileSync } from 'node:fs';

/** Linux reports processor time in ticks of 1/100 s on every architecture we run on. */
const TICK_MS = 10;

/** Processor time a process has used so far, user and system, in milliseconds. */
export function processCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the second field is the command in brackets and may contain spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
