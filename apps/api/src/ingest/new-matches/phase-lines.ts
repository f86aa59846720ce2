import { siteLine } from '@tipmark/domain';
import type { PhasePrices } from '../odds/phase-prices.ts';
import type { PriceLayout } from '../odds/price-layout.ts';
import type { BookmakerRole, LinePoint } from '../odds/site-line-series.ts';

/**
 * Indexes of the prices that form an outcome's line; averages are used only where there are no
 * others.
 */
interface LinePlaces {
  oddType: string;
  places: readonly number[];
}

/**
 * Site lines of matches with only phase prices, the same as `siteLineSeries` computes per outcome:
 * whatever depends on the layout is computed once for all matches.
 */
export function createPhaseLines(
  roleOf: (bookmakerId: number) => BookmakerRole,
): (phases: readonly PhasePrices[]) => Map<string, LinePoint[]> {
  const known = new Map<PriceLayout, LinePlaces[]>();
  const placesOf = (layout: PriceLayout): LinePlaces[] => {
    const places = known.get(layout) ?? linePlaces(layout, roleOf);
    known.set(layout, places);
    return places;
  };
  return (phases) => {
    const lines = new Map<string, LinePoint[]>();
    for (const { at, layout, milli } of phases) {
      for (const { oddType, places } of placesOf(layout)) {
        const line = siteLine(places.map((place) => milli[place] ?? 0));
        const points = lines.get(oddType);
        if (line === null || line === points?.at(-1)?.milli) continue;
        if (points === undefined) lines.set(oddType, [{ at, milli: line }]);
        else points.push({ at, milli: line });
      }
    }
    return lines;
  };
}

function linePlaces(
  layout: PriceLayout,
  roleOf: (bookmakerId: number) => BookmakerRole,
): LinePlaces[] {
  return [...layout.places].map(([oddType, all]) => {
    const of = (role: BookmakerRole) =>
      all.filter((place) => roleOf(layout.bookmakerIds[place] ?? 0) === role);
    const ofBookmakers = of('bookmaker');
    return { oddType, places: ofBookmakers.length > 0 ? ofBookmakers : of('average') };
  });
}
