/** What calls are made for, the most urgent first. */
export const PURPOSES = [
  'result',
  'fixtures',
  'lineups',
  'live',
  'events',
  'prices',
  'squads',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Seconds in which a task has something to find out. */
export interface OpenTime {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** Once, from an instant on and not after another. */
export interface OnceDue {
  readonly kind: 'once';
  readonly at: number;
  readonly until: number;
}

/** Again and again while it is open. */
export interface PacedDue {
  readonly kind: 'paced';
  /** In order, apart from each other. */
  readonly open: readonly OpenTime[];
  /** As often as the provider has something new. */
  readonly idealSeconds: number;
}

/** A cheap call that states whether the answer of another one has changed. */
export interface ChangeCheck {
  readonly path: string;
  /** Starts of the matches it is about: one that begins is a change, though nobody wrote it. */
  readonly starts: readonly number[];
}

/** Something to ask a provider for. */
export interface Task {
  /** Stays the same from plan to plan. */
  readonly id: string;
  readonly provider: string;
  readonly purpose: Purpose;
  /** Leagues it informs about, by their names. */
  readonly leagues: readonly string[];
  /** Path and query, without the key. */
  readonly path: string;
  /** Credits. */
  readonly cost: number;
  /** Asked first, where the provider has it. */
  readonly check?: ChangeCheck;
  readonly due: OnceDue | PacedDue;
}

/** Joins times that overlap or touch, in order. */
export function joinTimes(times: readonly OpenTime[]): OpenTime[] {
  const joined: OpenTime[] = [];
  for (const time of times.toSorted((left, right) => left.from - right.from)) {
    const last = joined.at(-1);
    if (last !== undefined && time.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, time.to) };
    } else joined.push(time);
  }
  return joined;
}

/** Seconds of open times within others. */
export const openSeconds = (open: readonly OpenTime[], from: number, to: number): number =>
  open.reduce(
    (sum, time) => sum + Math.max(0, Math.min(time.to, to) - Math.max(time.from, from)),
    0,
  );

/** Calls that a task takes at most. */
export const callsOf = ({ check }: Task): number => (check === undefined ? 1 : 2);

/**
 * What has to be the same for the answer of a task to be the same.
 * @param stated by the provider: the body of the cheap call
 * @returns undefined where it states nothing
 */
export function changeOf({ check }: Task, stated: string, now: number): string | undefined {
  const date = /^\s*"?(\d{4}-\d\d-\d\dT[\d:.]{8,20})"?\s*$/.exec(stated)?.[1];
  if (check === undefined || date === undefined || date.startsWith('0001')) return undefined;
  const begun = check.starts.filter((at) => at <= now).length;
  return `${date} ${begun} of ${check.starts.length}`;
}
