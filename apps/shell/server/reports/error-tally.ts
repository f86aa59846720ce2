/** Errors that browsers reported to this server in the last day, by who serves the page. */
export interface ErrorTally {
  count(remote: string): void;
  of(remote: string): number;
  /** They are counted since then: for a day, or since this server started. */
  sinceSeconds(): number;
}

const HOUR = 3_600;
const HOURS = 24;

/** In whole hours: the day begins up to an hour later than 24 hours ago. */
export function createErrorTally(
  nowSeconds: () => number = () => Math.floor(Date.now() / 1000),
): ErrorTally {
  const startedAt = nowSeconds();
  const hoursOf = new Map<string, Map<number, number>>();
  const firstHour = () => Math.floor(nowSeconds() / HOUR) - HOURS + 1;

  function recentHours(remote: string): Map<number, number> {
    const hours = hoursOf.get(remote) ?? new Map<number, number>();
    const first = firstHour();
    for (const hour of hours.keys()) if (hour < first) hours.delete(hour);
    return hours;
  }

  return {
    count(remote) {
      const hours = recentHours(remote);
      const hour = Math.floor(nowSeconds() / HOUR);
      hours.set(hour, (hours.get(hour) ?? 0) + 1);
      hoursOf.set(remote, hours);
    },
    of: (remote) => [...recentHours(remote).values()].reduce((sum, count) => sum + count, 0),
    sinceSeconds: () => Math.max(startedAt, firstHour() * HOUR),
  };
}
