import type { MatchStatus } from '../enumerations/match-status.ts';
import type { Sport } from '../enumerations/sport.ts';
import type { Pair } from '../matches/played.ts';

/** The score of a match as a source reports it; see `docs/feed.md` for what each part means. */
export interface ReportedScore {
  readonly home: number;
  readonly away: number;
  /** Halves, periods or sets. */
  readonly periods?: readonly Pair[] | null | undefined;
  readonly extra?: Pair | null | undefined;
  readonly penalties?: Pair | null | undefined;
  readonly tieBreaks?: readonly (Pair | null)[] | null | undefined;
}

/** What one source reports of a match, as far as its parts can contradict each other. */
export interface MatchReport {
  readonly sport: Sport;
  readonly status: MatchStatus;
  /** Unix seconds. */
  readonly startsAt?: number | undefined;
  readonly bestOf?: number | null | undefined;
  readonly score?: ReportedScore | null | undefined;
  /** Who advances, where the source names the side. */
  readonly advancing?: 'home' | 'away' | null | undefined;
  readonly playedMinutes?: number | null | undefined;
  /** Goals of either side that are listed with their minutes, those of extra time included. */
  readonly listedGoals?: Pair | undefined;
}

/** A contradiction inside a report: where, which, and what its sender can do. */
export interface MatchFault {
  readonly field: string;
  readonly reason: string;
  readonly remedy: string;
}

/** A fault as one line of a report. */
export function faultText({ field, reason, remedy }: MatchFault): string {
  return `${field}: ${reason}; ${remedy}`;
}
