/** What was announced of each match and when: what a page may show, and has to. */
export interface Truth {
  /** A goal is announced: from now on it may be shown. */
  sent(match: number): void;
  /** The site has taken it. */
  taken(match: number): void;
  /** Goals that a page has to show which is as old as this. */
  leastAt(match: number, atMs: number): number;
  /** Goals that may be shown at this time. */
  mostAt(match: number, atMs: number): number;
}

export function createTruth(matches: number, nowMs: () => number = Date.now): Truth {
  const lists = () => Array.from({ length: matches }, (): number[] => []);
  const [sentAt, takenAt] = [lists(), lists()];
  const countUntil = (times: readonly number[] | undefined, atMs: number) =>
    (times ?? []).filter((time) => time <= atMs).length;
  return {
    sent: (match) => void sentAt[match]?.push(nowMs()),
    taken: (match) => void takenAt[match]?.push(nowMs()),
    leastAt: (match, atMs) => countUntil(takenAt[match], atMs),
    mostAt: (match, atMs) => countUntil(sentAt[match], atMs),
  };
}
