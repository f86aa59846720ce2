/** A moment in which a side pressed. */
export interface Pressure {
  /** Minutes of the match. */
  readonly at: number;
  readonly side: 'home' | 'away';
  readonly weight: number;
}

export interface MomentumScale {
  /** Minutes after which a moment counts half. */
  readonly halfLifeMinutes: number;
  /** The difference of both sides that is a strong one. */
  readonly strong: number;
}

/** What is left of all moments up to a minute, and who pressed: 100 is the home side alone. */
export interface Momentum {
  readonly home: number;
  readonly away: number;
  readonly index: number;
}

/** Describes who pressed recently; it does not predict. */
export function momentumAt(
  pressures: readonly Pressure[],
  minute: number,
  { halfLifeMinutes, strong }: MomentumScale,
): Momentum {
  const sums = { home: 0, away: 0 };
  for (const { at, side, weight } of pressures) {
    if (at <= minute) sums[side] += weight * 2 ** (-(minute - at) / halfLifeMinutes);
  }
  return { ...sums, index: 100 * Math.tanh((sums.home - sums.away) / strong) };
}

/** Who pressed at the end of each minute, from 0 to the last. */
export function momentumLine(
  pressures: readonly Pressure[],
  until: number,
  scale: MomentumScale,
): number[] {
  return Array.from(
    { length: Math.floor(until) + 1 },
    (_, minute) => momentumAt(pressures, minute, scale).index,
  );
}

/** The weight of the moments of each minute, from the first to the last. */
export function momentumBars(
  pressures: readonly Pressure[],
  until: number,
): [home: number, away: number][] {
  const last = Math.max(1, Math.ceil(until));
  const bars = Array.from({ length: last }, (): [number, number] => [0, 0]);
  for (const { at, side, weight } of pressures) {
    const bar = bars[Math.min(last, Math.max(1, Math.ceil(at))) - 1];
    if (bar && at <= until) bar[side === 'home' ? 0 : 1] += weight;
  }
  return bars;
}
