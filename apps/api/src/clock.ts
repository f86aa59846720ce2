/** Unix seconds now. Everything that asks for the time is given one. */
export type Clock = () => number;

export function createClock(fixedNowSeconds?: number): Clock {
  if (fixedNowSeconds !== undefined) return () => fixedNowSeconds;
  return () => Math.floor(Date.now() / 1_000);
}
