import { HOUR_SECONDS } from '@tipmark/domain';

/** What decides whether two matches are compared in full. */
export interface ComparedMatch {
  readonly id: number;
  readonly sport: number;
  /** Of the league, whose matches all have it. */
  readonly country: string;
  readonly homeId: number;
  readonly awayId: number;
  /** Unix seconds. */
  readonly startsAt: number;
  readonly sources: readonly string[];
  readonly isOfProvider: boolean;
  readonly isWanted: boolean;
}

/** Ids of matches that may be one. */
export interface NearPair {
  readonly oneId: number;
  readonly otherId: number;
}

/** Two sources may differ in the time, or one of them may know only the day. */
const APART_SECONDS = 36 * HOUR_SECONDS;
const REPEATED_SECONDS = 12 * HOUR_SECONDS;

/** What starts within 36 hours of a match is in its slot or in one next to it. */
const slotOf = ({ startsAt }: ComparedMatch): number => Math.floor(startsAt / APART_SECONDS);
const slotsNear = (match: ComparedMatch): number[] => [-1, 0, 1].map((by) => slotOf(match) + by);

const countryText = ({ sport, country }: ComparedMatch, slot: number): string =>
  `${sport} ${country} ${slot}`;
const sideText = ({ sport }: ComparedMatch, sideId: number, slot: number): string =>
  `${sport} ${sideId} ${slot}`;
const sidesOf = ({ homeId, awayId }: ComparedMatch): number[] => [homeId, awayId];

const shareSource = (one: ComparedMatch, other: ComparedMatch): boolean =>
  one.sources.some((source) => other.sources.includes(source));

const startWithin = (one: ComparedMatch, other: ComparedMatch, seconds: number): boolean =>
  Math.abs(one.startsAt - other.startsAt) <= seconds;

const areOfSameSides = (one: ComparedMatch, other: ComparedMatch): boolean =>
  sidesOf(one).every((id) => sidesOf(other).includes(id));

/**
 * Pairs each wanted match with those of other sources that start about the same time in the same
 * sport and share the country or a side; and with those of its own sources between the same two
 * sides. At least one of the two is of a provider. A match is never compared with the many others
 * of its own source.
 */
export function nearPairs(matches: readonly ComparedMatch[]): NearPair[] {
  const byCountry = Map.groupBy(matches, (match) => countryText(match, slotOf(match)));
  const bySources = new Map(
    [...byCountry].map(([text, group]) => [
      text,
      [...Map.groupBy(group, ({ sources }) => sources.join(' ')).values()],
    ]),
  );
  const bySide = Map.groupBy(
    matches.flatMap((match) => sidesOf(match).map((sideId) => ({ match, sideId }))),
    ({ match, sideId }) => sideText(match, sideId, slotOf(match)),
  );
  const pairs = new Map<string, NearPair>();
  const add = (one: ComparedMatch, other: ComparedMatch): void => {
    if (one.id === other.id || !(one.isOfProvider || other.isOfProvider)) return;
    const [oneId, otherId] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
    pairs.set(`${oneId} ${otherId}`, { oneId, otherId });
  };
  for (const match of matches.filter(({ isWanted }) => isWanted)) {
    for (const slot of slotsNear(match)) {
      for (const group of bySources.get(countryText(match, slot)) ?? []) {
        const [first] = group;
        if (first === undefined || shareSource(match, first)) continue;
        for (const other of group) if (startWithin(match, other, APART_SECONDS)) add(match, other);
      }
      for (const sideId of sidesOf(match)) {
        for (const { match: other } of bySide.get(sideText(match, sideId, slot)) ?? []) {
          const isNear = shareSource(match, other)
            ? areOfSameSides(match, other) && startWithin(match, other, REPEATED_SECONDS)
            : startWithin(match, other, APART_SECONDS);
          if (isNear) add(match, other);
        }
      }
    }
  }
  return [...pairs.values()];
}
