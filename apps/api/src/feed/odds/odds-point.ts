/** One price of one bookmaker, as stored. */
export interface OddsPoint {
  readonly oddType: string;
  readonly bookmakerId: number;
  /** unix seconds */
  readonly at: number;
  readonly milli: number;
  /** Set where the source gives no time of its own: its early or its closing price. */
  readonly phase: PricePhase | null;
}

export const PRICE_PHASE = { first: 1, closing: 2 } as const;
export type PricePhase = (typeof PRICE_PHASE)[keyof typeof PRICE_PHASE];

function pointText({ oddType, bookmakerId, at }: OddsPoint): string {
  return `${oddType} ${bookmakerId} ${at}`;
}

/** The prices of a match before and after a batch. */
export interface PriceBook {
  /** Adds or changes prices. A statement of a phase replaces what its bookmakers had in that phase. */
  state(points: readonly OddsPoint[], phase: PricePhase | null): void;
  pointsOf(oddType: string): OddsPoint[];
  changed(): OddsPoint[];
  removed(): OddsPoint[];
}

export function createPriceBook(stored: readonly OddsPoint[]): PriceBook {
  const before = new Map(stored.map((point) => [pointText(point), point]));
  const now = new Map(before);
  return {
    state(points, phase) {
      if (phase !== null && now.size > 0) forgetPhase(now, points, phase);
      for (const point of points) now.set(pointText(point), point);
    },
    pointsOf: (oddType) => [...now.values()].filter((point) => point.oddType === oddType),
    changed: () =>
      [...now].flatMap(([text, point]) => {
        const old = before.get(text);
        return old?.milli === point.milli && old.phase === point.phase ? [] : [point];
      }),
    removed: () => [...before].flatMap(([text, point]) => (now.has(text) ? [] : [point])),
  };
}

function forgetPhase(
  now: Map<string, OddsPoint>,
  points: readonly OddsPoint[],
  phase: PricePhase,
): void {
  const bookmakers = new Set(points.map(({ bookmakerId }) => bookmakerId));
  for (const [text, point] of now) {
    if (point.phase === phase && bookmakers.has(point.bookmakerId)) now.delete(text);
  }
}
