/** A person as a source writes them. */
export interface ReportedPerson {
  /** Source and key. */
  text: string;
  source: string;
  /** Unknown where the source does not report it. */
  countryCode: string | null;
  hand: string | null;
  /** Right to a month. */
  bornAbout: string | null;
  tour: string;
  name: string;
  aliases: readonly string[];
  /** The row that the key currently refers to. */
  id: number;
  isFull: boolean;
}

/** A match of two people as it is stored, and which people its sources named, in its own order. */
export interface ReportedMatch {
  id: number;
  seasonId: number;
  round: string | null;
  startsAt: number;
  isDayKnown: boolean;
  sides: readonly [number, number];
  /** Games of both, part by part. */
  periods: readonly (readonly [number, number])[];
  ranks: readonly [number | null, number | null];
  /** 1 the first of the two, 2 the second; null = neither advanced. */
  advancing: number | null;
  reporters: readonly (readonly [ReportedPerson, ReportedPerson])[];
  /** What each of them reports, in the same order. */
  reported: readonly ReportedPositions[];
}

/** Where one source puts a match and its people. */
export interface ReportedPositions {
  round: string | null;
  ranks: readonly [number | null, number | null];
}

export const isOfFull = ({ reporters }: ReportedMatch): boolean =>
  reporters.some(([one, other]) => one.isFull && other.isFull);

/** Two rows that are one match. */
export interface JoinedMatch {
  /** Reported with exact days and short names; is merged into the other one. */
  from: ReportedMatch;
  into: ReportedMatch;
  /** Its two people are in the opposite order. */
  isSwapped: boolean;
}
