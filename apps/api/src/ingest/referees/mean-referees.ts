import { canMean, type RefereeName, refereeName } from './referee-name.ts';

/** A referee under a source's name, and the known facts about that referee's matches. */
export interface ReportedReferee {
  readonly id: number;
  readonly name: string;
  /** Where a name is unique. */
  readonly space: string;
  /** Days since 1970 of the matches the referee was named for. */
  readonly days: ReadonlySet<number>;
}

/**
 * A referee last seen this long before, or first seen this long after, is not considered the same.
 */
const LONGEST_GAP_DAYS = 4 * 366;

/**
 * Resolves surnames with initials: to the one full name of the same country that fits, with matches
 * of the same years and never of the same day. Where two fit, none is chosen. Computed from all
 * stored data, so that the order of files does not matter.
 */
export function meanReferees(referees: readonly ReportedReferee[]): ReadonlyMap<number, number> {
  const named = referees.flatMap((referee) => {
    const name = refereeName(referee.name);
    return name === undefined ? [] : [{ referee, name }];
  });
  const full = Map.groupBy(
    named.filter(({ name }) => !name.isShort),
    ({ referee, name }) => keyOf(referee, name),
  );
  const meant = new Map<number, number>();
  for (const { referee, name } of named) {
    if (!name.isShort) continue;
    const fitting = (full.get(keyOf(referee, name)) ?? []).filter((other) =>
      canMean(name, other.name),
    );
    const [only] = fitting;
    if (fitting.length === 1 && only !== undefined && areOne(referee, only.referee)) {
      meant.set(referee.id, only.referee.id);
    }
  }
  return meant;
}

const keyOf = ({ space }: ReportedReferee, { surname }: RefereeName) =>
  `${space} ${surname.split(' ').at(-1)}`;

function areOne(short: ReportedReferee, full: ReportedReferee): boolean {
  if (short.days.size === 0 || full.days.size === 0) return true;
  if ([...short.days].some((day) => full.days.has(day))) return false;
  const [first, last] = spanOf(short);
  const [fullFirst, fullLast] = spanOf(full);
  return first - fullLast <= LONGEST_GAP_DAYS && fullFirst - last <= LONGEST_GAP_DAYS;
}

function spanOf({ days }: ReportedReferee): readonly [number, number] {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const day of days) {
    first = Math.min(first, day);
    last = Math.max(last, day);
  }
  return [first, last];
}
