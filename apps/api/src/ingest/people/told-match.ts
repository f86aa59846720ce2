/** A person as a source writes them. */
export interface ToldPerson {
  /** Source and key. */
  text: string;
  tour: string;
  name: string;
  aliases: readonly string[];
  /** The row that the key means by now. */
  id: number;
  isFull: boolean;
}

/** A match of two people as it is stored, and which people its sources named, in its own order. */
export interface ToldMatch {
  id: number;
  seasonId: number;
  round: string | null;
  startsAt: number;
  isDayKnown: boolean;
  sides: readonly [number, number];
  /** Games of both, part by part. */
  periods: readonly (readonly [number, number])[];
  ranks: readonly [number | null, number | null];
  /** 1 the first of the two, 2 the second; null = nobody went through. */
  advancing: number | null;
  tellers: readonly (readonly [ToldPerson, ToldPerson])[];
}

export const isOfFull = ({ tellers }: ToldMatch): boolean =>
  tellers.some(([one, other]) => one.isFull && other.isFull);

/** Two rows that are one match. */
export interface JoinedMatch {
  /** Told with days and short names; goes into the other one. */
  from: ToldMatch;
  into: ToldMatch;
  /** Its two people stand the other way round. */
  isTurned: boolean;
}
