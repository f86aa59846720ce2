import { countOf, numberOf, reach } from '../values/soft.ts';

const PERIOD_MINUTES = 20;
const REGULAR_PERIODS = 3;
/** Shoot-outs stand after the five minutes of an overtime. */
export const SHOOTOUT_TIME = { minute: 65, second: 0 } as const;
const CLOCK = /^(\d{1,3}):([0-5]\d)$/;

export interface Period {
  /** From 1; all overtimes of a play-off have numbers of their own. */
  readonly number: number;
  readonly type: 'REG' | 'OT' | 'SO';
}

/** The period of a row: older answers have a number only. */
export function periodOf(row: unknown): Period | undefined {
  const descriptor = reach(row, 'periodDescriptor');
  const number = countOf(reach(descriptor, 'number') ?? reach(row, 'period'), 30);
  if (number === undefined || number === 0) return undefined;
  const type = reach(descriptor, 'periodType');
  if (type === 'REG' || type === 'OT' || type === 'SO') return { number, type };
  return { number, type: number > REGULAR_PERIODS ? 'OT' : 'REG' };
}

/** Minute and second of the match of a time such as `03:01` of a period. */
export function timeOf(
  period: Period,
  timeInPeriod: unknown,
): { minute: number; second: number } | undefined {
  if (period.type === 'SO') return SHOOTOUT_TIME;
  const [, minutes, seconds] = CLOCK.exec(String(timeInPeriod)) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  const start = (period.number - 1) * PERIOD_MINUTES;
  // The last second of a period is written 20:00, which is the first one of the next.
  if (Number(minutes) >= PERIOD_MINUTES) return { minute: start + PERIOD_MINUTES - 1, second: 59 };
  return { minute: start + Number(minutes), second: Number(seconds) };
}

/** `P2:12:40`, `INT1`, `OT`, `SO`; undefined where the answer does not tell the period. */
export function liveStateOf(row: unknown): string | undefined {
  const period = periodOf(row);
  if (period === undefined) return undefined;
  if (period.type !== 'REG') return period.type;
  const { number } = period;
  if (reach(row, 'clock', 'inIntermission') === true)
    return number >= REGULAR_PERIODS ? 'OT' : `INT${number}`;
  const left = numberOf(reach(row, 'clock', 'secondsRemaining'));
  const length = PERIOD_MINUTES * 60;
  if (left === undefined || left < 0 || left > length) return `P${number}`;
  const played = length - Math.floor(left);
  return `P${number}:${two(Math.floor(played / 60))}:${two(played % 60)}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
