/** A visitor's limits on this device, minutes; 0 = none. */
export interface PlayLimits {
  readonly breakMinutes: number;
  readonly dayMinutes: number;
}

export const NO_LIMITS: PlayLimits = { breakMinutes: 0, dayMinutes: 0 };
export const BREAK_MINUTES = [0, 30, 60, 90] as const;
export const DAY_MINUTES = [0, 60, 120, 180] as const;

/** How long the site has been used on this device. */
export interface PlayTime {
  /** Calendar day of the device, `2026-11-27`. */
  readonly day: string;
  readonly daySeconds: number;
  /** Without a break. */
  readonly streakSeconds: number;
  /** Unix second of the last count. */
  readonly countedAt: number;
  /** The limit of the day was reported when this much had been used. */
  readonly toldAtSeconds: number;
}

export type Reminder = 'break' | 'day';

export const COUNT_EVERY_SECONDS = 60;
const BREAK_SECONDS = 10 * 60;
/** After the limit of the day the reminder is repeated at this interval. */
const REMIND_AGAIN_SECONDS = 15 * 60;
const MINUTE_SECONDS = 60;

const fresh = (day: string, nowSeconds: number): PlayTime => ({
  day,
  daySeconds: 0,
  streakSeconds: 0,
  countedAt: nowSeconds,
  toldAtSeconds: 0,
});

/**
 * Counts another minute on the site; only one of several tabs counts it.
 * @returns the time used so far, and the reminder that is due
 */
export function countPlay(
  before: PlayTime | undefined,
  limits: PlayLimits,
  { day, nowSeconds }: { readonly day: string; readonly nowSeconds: number },
): { readonly time: PlayTime; readonly reminder?: Reminder } {
  if (!before || before.countedAt > nowSeconds) return { time: fresh(day, nowSeconds) };
  const passed = nowSeconds - before.countedAt;
  if (passed < COUNT_EVERY_SECONDS) return { time: before };
  const today =
    before.day === day
      ? before
      : { ...fresh(day, nowSeconds), streakSeconds: before.streakSeconds };
  const hadBreak = passed >= BREAK_SECONDS;
  // a longer gap between two counts was not spent here
  const spent = Math.min(passed, 2 * COUNT_EVERY_SECONDS);
  const time: PlayTime = {
    ...today,
    countedAt: nowSeconds,
    daySeconds: today.daySeconds + spent,
    streakSeconds: hadBreak ? spent : today.streakSeconds + spent,
  };
  const { breakMinutes, dayMinutes } = limits;
  const dayLimit = dayMinutes * MINUTE_SECONDS;
  const isDayOver =
    dayMinutes > 0 &&
    time.daySeconds >= dayLimit &&
    (time.toldAtSeconds === 0 || time.daySeconds - time.toldAtSeconds >= REMIND_AGAIN_SECONDS);
  if (isDayOver) {
    const reported = { ...time, toldAtSeconds: time.daySeconds, streakSeconds: 0 };
    return { time: reported, reminder: 'day' };
  }
  if (breakMinutes > 0 && time.streakSeconds >= breakMinutes * MINUTE_SECONDS) {
    return { time: { ...time, streakSeconds: 0 }, reminder: 'break' };
  }
  return { time };
}
