import { type OddsPoint, pointText } from './odds-point.ts';
import {
  dropPrices,
  type OutcomePrices,
  type PhasePrices,
  type PricePhase,
  pricesText,
  putPrice,
} from './phase-prices.ts';

/** What is known of one outcome: prices with times, and those of phases in the order of theirs. */
export interface OutcomeHistory {
  points: OddsPoint[];
  phases: { at: number; prices: OutcomePrices }[];
}

/** Prices as a record gives them, and what its source means by the keys of bookmakers. */
export interface StatedPrices {
  prices: readonly (readonly [key: string, oddType: string, milli: number])[];
  idOf: (key: string) => number;
}

/** The prices of a match before and after a batch. */
export interface PriceBook {
  /** Adds or changes prices that have a time. */
  state(at: number, stated: StatedPrices): void;
  /** Puts prices of a phase in the place of all that their bookmakers had in it. */
  statePhase(phase: PricePhase, at: number, stated: StatedPrices): void;
  historyOf(oddType: string): OutcomeHistory;
  /** Outcomes with a price of a phase, now or before the batch. */
  phaseOddTypes(): Set<string>;
  changed(): OddsPoint[];
  removed(): OddsPoint[];
  changedPhases(): PhasePrices[];
  removedPhases(): PhasePrices[];
}

interface StoredPrices {
  points: readonly OddsPoint[];
  phases: readonly PhasePrices[];
}

const phaseText = ({ phase, at }: Pick<PhasePrices, 'phase' | 'at'>) => `${phase} ${at}`;

export function createPriceBook({ points, phases }: StoredPrices): PriceBook {
  const pointsBefore = new Map(points.map((point) => [pointText(point), point]));
  const pointsNow = new Map(pointsBefore);
  const phasesBefore = new Map(phases.map((one) => [phaseText(one), pricesText(one)]));
  const oddTypesBefore = phases.flatMap(({ outcomes }) => [...outcomes.keys()]);
  const phasesNow = new Map(phases.map((one) => [phaseText(one), one]));

  const openPhase = (phase: PricePhase, at: number): PhasePrices => {
    const text = phaseText({ phase, at });
    const opened = phasesNow.get(text) ?? { phase, at, outcomes: new Map() };
    phasesNow.set(text, opened);
    return opened;
  };
  /** A price stands once: at the instant of another one of its bookmaker it takes its place. */
  const clear = (at: number, { prices, idOf }: StatedPrices, except?: PricePhase) => {
    for (const one of phasesNow.values()) {
      if (one.at !== at || one.phase === except) continue;
      const stated = new Set(prices.map(([key, oddType]) => `${oddType} ${idOf(key)}`));
      dropPrices(one, (id, oddType) => stated.has(`${oddType} ${id}`));
    }
  };
  const clearPhase = (phase: PricePhase, { prices, idOf }: StatedPrices) => {
    if (phasesNow.size === 0) return;
    const bookmakers = new Set(prices.map(([key]) => idOf(key)));
    for (const one of phasesNow.values()) {
      if (one.phase === phase) dropPrices(one, (id) => bookmakers.has(id));
    }
  };

  return {
    state(at, stated) {
      clear(at, stated);
      for (const [key, oddType, milli] of stated.prices) {
        const point = { oddType, bookmakerId: stated.idOf(key), at, milli };
        pointsNow.set(pointText(point), point);
      }
    },
    statePhase(phase, at, stated) {
      clear(at, stated, phase);
      clearPhase(phase, stated);
      const opened = openPhase(phase, at);
      for (const [key, oddType, milli] of stated.prices) {
        const bookmakerId = stated.idOf(key);
        putPrice(opened, bookmakerId, oddType, milli);
        if (pointsNow.size > 0) pointsNow.delete(pointText({ oddType, bookmakerId, at }));
      }
    },
    historyOf: (oddType) => ({
      points: [...pointsNow.values()].filter((point) => point.oddType === oddType),
      phases: [...phasesNow.values()]
        .flatMap(({ at, outcomes }) => {
          const prices = outcomes.get(oddType);
          return prices === undefined ? [] : [{ at, prices }];
        })
        .sort((one, other) => one.at - other.at),
    }),
    phaseOddTypes: () =>
      new Set([
        ...oddTypesBefore,
        ...[...phasesNow.values()].flatMap(({ outcomes }) => [...outcomes.keys()]),
      ]),
    changed: () =>
      [...pointsNow].flatMap(([text, point]) =>
        pointsBefore.get(text)?.milli === point.milli ? [] : [point],
      ),
    removed: () =>
      [...pointsBefore].flatMap(([text, point]) => (pointsNow.has(text) ? [] : [point])),
    changedPhases: () =>
      [...phasesNow].flatMap(([text, one]) => {
        if (one.outcomes.size === 0) return [];
        const before = phasesBefore.get(text);
        return before !== undefined && before === pricesText(one) ? [] : [one];
      }),
    removedPhases: () =>
      [...phasesNow].flatMap(([text, one]) =>
        one.outcomes.size === 0 && phasesBefore.has(text) ? [one] : [],
      ),
  };
}
