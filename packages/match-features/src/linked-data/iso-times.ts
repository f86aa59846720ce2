export const isoTime = (seconds: number): string => new Date(seconds * 1_000).toISOString();
/** The day of UTC: a start of an unknown hour is stored as noon of its day. */
export const isoDay = (seconds: number): string => isoTime(seconds).slice(0, 10);
