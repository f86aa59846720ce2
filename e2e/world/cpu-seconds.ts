import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Seconds a running process has computed, as the kernel counts them. */
export function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return ofPs(pid);
  const text = readFileSync(file, 'utf8');
  // the name of the program may contain blanks: fields are counted after its bracket
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) / TICKS_A_SECOND;
}

/** `[hours:]minutes:seconds` of a system without /proc. */
function ofPs(pid: number): number {
  const text = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
