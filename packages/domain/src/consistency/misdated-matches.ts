/** A match of a file, as its neighbours see it. */
export interface DatedMatch {
  /** `yyyy-mm-dd`. */
  readonly day: string;
  readonly teams: readonly [string, string];
}

const DAY_MS = 86_400_000;
/** Longer than a break of a season, shorter than what a wrong year makes. */
const FAR_DAYS = 180;
/** How many rows on either side are compared. */
const NEIGHBOURS = 3;

/**
 * Rows of one competition whose year is mistyped: far from most rows around them, while another
 * year would put them among those, where both teams play.
 * @returns by index the day that is probably meant
 */
export function misdatedMatches(matches: readonly DatedMatch[]): ReadonlyMap<number, string> {
  const times = matches.map(({ day }) => Date.parse(day));
  const found = new Map<number, string>();
  for (const [index, { day }] of matches.entries()) {
    const around = farAround(times, index);
    if (around === undefined) continue;
    const meant = meantDay(day, around);
    if (meant !== undefined && playsAround(matches, index, meant)) found.set(index, meant);
  }
  return found;
}

const areFar = (one: number, other: number): boolean => Math.abs(one - other) > FAR_DAYS * DAY_MS;

/**
 * Most of the rows around that are far away; undefined where those are of different times
 * themselves, as between two seasons of a file.
 */
function farAround(times: readonly number[], index: number): number[] | undefined {
  const before = times.slice(Math.max(0, index - NEIGHBOURS), index);
  const around = [...before, ...times.slice(index + 1, index + 1 + NEIGHBOURS)];
  const far = around.filter((time) => areFar(time, times[index] ?? 0));
  const areMost = far.length >= 2 && far.length * 2 > around.length;
  const areTogether = far.every((time) => !areFar(time, far[0] ?? 0));
  return areMost && areTogether ? far : undefined;
}

/** The same day of the year among the neighbours. */
function meantDay(day: string, around: readonly number[]): string | undefined {
  const years = new Set(around.map((time) => new Date(time).getUTCFullYear()));
  const middle = around.reduce((sum, time) => sum + time, 0) / around.length;
  const [first, last] = [Math.min(...years) - 1, Math.max(...years) + 1];
  for (let year = first; year <= last; year += 1) {
    const other = `${year}${day.slice(4)}`;
    if (Math.abs(Date.parse(other) - middle) <= (FAR_DAYS / 2) * DAY_MS) return other;
  }
  return undefined;
}

/** Whether both teams play within the time the day is probably of. */
function playsAround(matches: readonly DatedMatch[], index: number, meant: string): boolean {
  const at = Date.parse(meant);
  const teams = matches[index]?.teams ?? [];
  return teams.every((team) =>
    matches.some(
      (other, row) =>
        row !== index && other.teams.includes(team) && !areFar(Date.parse(other.day), at),
    ),
  );
}
