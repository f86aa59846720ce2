import { type CivilDay, DAY_SECONDS, instantOf } from '../../calendar/civil-day.ts';

/** A match of a day in its league: when it begins there. */
interface Timed {
  readonly time: string;
  readonly zone: string;
}

interface Start<Match> {
  readonly match: Match;
  readonly at: number;
}

/** Only two halves with their break. */
const LASTS_SECONDS = 107 * 60;
const QUARTER_SECONDS = 15 * 60;
/** Local hours at which a match may begin. */
const [EARLIEST, LATEST] = [10.5, 22.25];
/** No day has more pauses to fill. */
const MOST_MOVED = 16;
/** A pause of this length leaves a visitor without a live match; a shorter one is tolerable. */
const LONG_PAUSE_SECONDS = 3_600;

/**
 * Kick-offs of a day moved so that no hour is without a match: before a pause would begin, the
 * match with the shortest move among those that overlap with others of the day is moved there. For
 * a long pause, if none overlaps, a match is moved that leaves a short pause. Pauses that cannot be
 * filled stay.
 * @param around matches of the days before and after, which fill pauses without being moved
 */
export function withoutPauses<Match extends Timed>(
  day: CivilDay,
  matches: readonly Match[],
  around: readonly number[],
): readonly Match[] {
  const from = day * DAY_SECONDS;
  const starts: Start<Match>[] = matches.map((match) => ({
    match,
    at: instantOf(day, match.time, match.zone),
  }));
  for (let moved = 0; moved < MOST_MOVED; moved += 1) {
    const begun = [...starts.map(({ at }) => at), ...around].toSorted((a, b) => a - b);
    const pauses = pausesOf(begun, from, from + DAY_SECONDS);
    const long = pauses.filter(({ seconds }) => seconds >= LONG_PAUSE_SECONDS);
    const move =
      firstMove(pauses, (at) => moveTo(starts, day, at, 0)) ??
      firstMove(long, (at) => moveTo(starts, day, at, LONG_PAUSE_SECONDS));
    if (move === undefined) break;
    starts.splice(starts.indexOf(move.from), 1, move.to);
  }
  return starts.map(({ match }) => match);
}

interface Pause {
  readonly at: number;
  readonly seconds: number;
}

/** Times of a day during which no match is running. */
function pausesOf(begun: readonly number[], from: number, until: number): Pause[] {
  return begun.flatMap((start, index) => {
    const at = start + LASTS_SECONDS;
    const next = begun[index + 1] ?? Number.POSITIVE_INFINITY;
    return next > at && at >= from && at < until ? [{ at, seconds: next - at }] : [];
  });
}

interface Move<Match> {
  readonly from: Start<Match>;
  readonly to: Start<Match>;
}

function firstMove<Match>(
  pauses: readonly Pause[],
  moveTo: (at: number) => Move<Match> | undefined,
): Move<Match> | undefined {
  return pauses.map(({ at }) => moveTo(at)).find((move) => move !== undefined);
}

/** @param shorterThan seconds of the pause a move may leave; 0 = none */
function moveTo<Match extends Timed>(
  starts: readonly Start<Match>[],
  day: CivilDay,
  pause: number,
  shorterThan: number,
): Move<Match> | undefined {
  const at = pause - (pause % QUARTER_SECONDS);
  const own = starts.map((one) => one.at).toSorted((a, b) => a - b);
  const moves = starts.flatMap((from) => {
    const time = timeOn(day, at, from.match.zone);
    if (time === undefined || !isSpare(own, from.at, shorterThan)) return [];
    return [{ from, to: { at, match: { ...from.match, time } } }];
  });
  const wayOf = ({ from }: (typeof moves)[number]) => Math.abs(from.at - at);
  return moves.toSorted((one, other) => wayOf(one) - wayOf(other))[0];
}

/**
 * Whether other matches of the day are running from its start to its end, but for a pause shorter
 * than so many seconds.
 */
function isSpare(own: readonly number[], at: number, shorterThan: number): boolean {
  const index = own.indexOf(at);
  if (own.indexOf(at, index + 1) >= 0) return true;
  const before = own[index - 1] ?? Number.NEGATIVE_INFINITY;
  const after = own[index + 1] ?? Number.POSITIVE_INFINITY;
  const pause = after - before - LASTS_SECONDS;
  return pause <= 0 || pause < shorterThan;
}

/** `hh:mm` of an instant where it falls on the local day and into its hours of play. */
function timeOn(day: CivilDay, at: number, zone: string): string | undefined {
  const midnight = instantOf(day, '00:00', zone);
  const hour = (at - midnight) / 3_600;
  if (hour < EARLIEST || hour > LATEST) return undefined;
  const minutes = Math.round((hour % 1) * 60);
  return `${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
