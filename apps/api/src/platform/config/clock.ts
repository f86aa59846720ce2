/** Unix seconds now. Everything that needs the time receives a clock. */
export type Clock = () => number;

export function createClock(fixedNowSeconds?: number, nowMs: () => number = Date.now): Clock {
  if (fixedNowSeconds !== undefined) return () => fixedNowSeconds;
  return () => Math.floor(nowMs() / 1_000);
}
