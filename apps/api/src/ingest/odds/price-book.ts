import { type OddsPoint, pointText } from './odds-point.ts';
import {
  differingOddTypes,
  NO_PRICES,
  type PhasePrices,
  type PricePhase,
  withoutPrices,
  withPrices,
} from './phase-prices.ts';
import { type LaidPrices, outcomeText } from './price-layout.ts';

/** All prices of one outcome: those with times, and those of phases in their order. */
export interface OutcomeHistory {
  points: OddsPoint[];
  phases: { at: number; prices: OutcomePrices }[];
}

/** Indexes of the prices of one outcome in a phase. */
export interface OutcomePrices {
  of: PhasePrices;
  indexes: readonly number[];
}

/** The prices of a match before and after a batch. */
export interface PriceBook {
  /** Adds or changes prices that have a time. */
  state(at: number, stated: LaidPrices): void;
  /** Replaces all prices of these bookmakers in a phase. */
  statePhase(phase: PricePhase, at: number, stated: LaidPrices): void;
  historyOf(oddType: string): OutcomeHistory;
  /** Instants of prices of a phase at which no price has a time. */
  untimed(): Set<number>;
  /** Outcomes whose prices changed. */
  changedOddTypes(): Set<string>;
  changed(): OddsPoint[];
  removed(): OddsPoint[];
  changedPhases(): ChangedPhase[];
  removedPhases(): PhasePrices[];
}

export interface ChangedPhase extends PhasePrices {
  /** Whether the phase had prices before. */
  isStored: boolean;
}

interface StoredPrices {
  points: readonly OddsPoint[];
  phases: readonly PhasePrices[];
}

const NONE: ReadonlySet<string> = new Set();
const phaseText = ({ phase, at }: Pick<PhasePrices, 'phase' | 'at'>) => `${phase} ${at}`;

export function createPriceBook({ points, phases }: StoredPrices): PriceBook {
  const pointsBefore = new Map(points.map((point) => [pointText(point), point]));
  const pointsNow = new Map(pointsBefore);
  const phasesBefore = new Map(phases.map((one) => [phaseText(one), one]));
  const phasesNow = new Map(phasesBefore);
  const differing = (text: string, now: PhasePrices) => {
    const before = phasesBefore.get(text);
    return before === now ? NONE : differingOddTypes(before ?? NO_PRICES, now);
  };

  const drop = (
    isMeant: (one: PhasePrices) => boolean,
    isDropped: (bookmakerId: number, oddType: string) => boolean,
  ) => {
    for (const [text, one] of phasesNow) {
      if (isMeant(one)) phasesNow.set(text, withoutPrices(one, isDropped));
    }
  };
  /** A price is stored once per instant and bookmaker; a later one replaces it. */
  const clear = (at: number, { layout }: LaidPrices, except?: PricePhase) => {
    const isMeant = (one: PhasePrices) => one.at === at && one.phase !== except;
    if (![...phasesNow.values()].some(isMeant)) return;
    const { oddTypes, bookmakerIds } = layout;
    const stated = new Set(
      oddTypes.map((type, index) => outcomeText(type, bookmakerIds[index] ?? 0)),
    );
    drop(isMeant, (id, oddType) => stated.has(outcomeText(oddType, id)));
  };
  const clearPhase = (phase: PricePhase, { layout }: LaidPrices) => {
    if (phasesNow.size === 0) return;
    const bookmakers = new Set(layout.bookmakerIds);
    drop(
      (one) => one.phase === phase,
      (id) => bookmakers.has(id),
    );
  };
  const pointsOf = (at: number, { layout: { oddTypes, bookmakerIds }, milli }: LaidPrices) =>
    milli.map((price, index): OddsPoint => {
      const [oddType = '', bookmakerId = 0] = [oddTypes[index], bookmakerIds[index]];
      return { oddType, bookmakerId, at, milli: price };
    });

  const changed = () =>
    [...pointsNow].flatMap(([text, point]) =>
      pointsBefore.get(text)?.milli === point.milli ? [] : [point],
    );
  const removed = () =>
    [...pointsBefore].flatMap(([text, point]) => (pointsNow.has(text) ? [] : [point]));

  return {
    state(at, stated) {
      clear(at, stated);
      for (const point of pointsOf(at, stated)) pointsNow.set(pointText(point), point);
    },
    statePhase(phase, at, stated) {
      clear(at, stated, phase);
      clearPhase(phase, stated);
      const text = phaseText({ phase, at });
      phasesNow.set(text, withPrices(phasesNow.get(text) ?? { phase, at, ...NO_PRICES }, stated));
      if (pointsNow.size === 0) return;
      for (const point of pointsOf(at, stated)) pointsNow.delete(pointText(point));
    },
    historyOf: (oddType) => ({
      points:
        pointsNow.size === 0
          ? []
          : [...pointsNow.values()].filter((point) => point.oddType === oddType),
      phases: [...phasesNow.values()]
        .flatMap((of) => {
          const indexes = of.layout.indexes.get(oddType);
          return indexes === undefined ? [] : [{ at: of.at, prices: { of, indexes } }];
        })
        .sort((one, other) => one.at - other.at),
    }),
    untimed: () => {
      const timed = new Set([...pointsNow.values()].map(({ at }) => at));
      return new Set([...phasesNow.values()].map(({ at }) => at).filter((at) => !timed.has(at)));
    },
    changedOddTypes: () =>
      new Set([
        ...[...changed(), ...removed()].map(({ oddType }) => oddType),
        ...[...phasesNow].flatMap(([text, one]) => [...differing(text, one)]),
      ]),
    changed,
    removed,
    changedPhases: () =>
      [...phasesNow].flatMap(([text, one]) => {
        if (one.milli.length === 0 || differing(text, one).size === 0) return [];
        return [{ ...one, isStored: phasesBefore.has(text) }];
      }),
    removedPhases: () =>
      [...phasesNow].flatMap(([text, one]) =>
        one.milli.length === 0 && phasesBefore.has(text) ? [one] : [],
      ),
  };
}
