import type { Sport } from '../enumerations/sport.ts';

/** The kind of a template; the numbers are stored. */
export const TEMPLATE_TOPIC = { tips: 1, users: 2, scanner: 3 } as const;
export type TemplateTopic = (typeof TEMPLATE_TOPIC)[keyof typeof TEMPLATE_TOPIC];

/** Kinds of templates: the searches cover all sports, the scanner has a kind per sport. */
export interface TemplateKind {
  readonly topic: TemplateTopic;
  readonly sport: Sport | 0;
}

/** Maximum number of a user's templates of one kind. */
export const TEMPLATES_MAX = 20;

export const ALERT_CHANNEL = { email: 1, telegram: 2, both: 3 } as const;
export type AlertChannel = (typeof ALERT_CHANNEL)[keyof typeof ALERT_CHANNEL];

export const ALERT_FREQUENCY = { instant: 1, hourly: 2, daily: 3 } as const;
export type AlertFrequency = (typeof ALERT_FREQUENCY)[keyof typeof ALERT_FREQUENCY];

const MINUTE_SECONDS = 60;
const DAY_MINUTES = 1_440;

/** Seconds between two checks of a template. */
export const ALERT_INTERVAL_SECONDS: Readonly<Record<AlertFrequency, number>> = {
  [ALERT_FREQUENCY.instant]: 2 * MINUTE_SECONDS,
  [ALERT_FREQUENCY.hourly]: 60 * MINUTE_SECONDS,
  [ALERT_FREQUENCY.daily]: DAY_MINUTES * MINUTE_SECONDS,
};

/** A find is reported again if it disappeared this long ago… */
export const ALERT_AGAIN_SECONDS = 6 * 3_600;
/** …or if it moved this much, percent. */
export const ALERT_AGAIN_PERCENT = 5;

/** The last notification of one find of a template. */
export interface SentAlert {
  /** The first check without it, unix seconds; null while every check finds it. */
  readonly goneAt: number | null;
  /** Price when it was reported, milli-odds; 0 where there is none. */
  readonly milliOdds: number;
}

/** Whether a find of a template is new enough for a notification. */
export function isAlertNew(
  reported: SentAlert | undefined,
  found: { readonly at: number; readonly milliOdds: number },
): boolean {
  if (reported === undefined) return true;
  if (reported.goneAt !== null && found.at - reported.goneAt >= ALERT_AGAIN_SECONDS) return true;
  if (reported.milliOdds === 0) return false;
  // In integers, so that exactly the threshold is enough.
  return (
    Math.abs(found.milliOdds - reported.milliOdds) * 100 >= ALERT_AGAIN_PERCENT * reported.milliOdds
  );
}

/** `HH:mm` as minutes of the day; undefined when it is none. */
export function minutesOfDay(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/**
 * Minutes left of a quiet time from one minute of the day to another, also over midnight; 0 outside
 * of it. The same minute twice means no quiet time.
 * @param minute of the day now, 0–1439
 */
export function quietMinutesLeft(minute: number, from: number, to: number): number {
  if (from === to) return 0;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  return isQuiet ? (to - minute + DAY_MINUTES) % DAY_MINUTES : 0;
}
