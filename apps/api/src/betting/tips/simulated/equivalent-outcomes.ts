import { mainOddTypes, mainOutcomes, type Sport, tableOf } from '@tipmark/domain';
import type { Random } from '@tipmark/simulator';

/** Outcomes that mean nearly the same as one of the main line, at any line. */
const EQUIVALENT = tableOf<readonly string[]>({
  '1x2.1': ['dc.1x', 'ah.1', 'tt1.o'],
  '1x2.2': ['dc.x2', 'ah.2', 'tt2.o'],
  'ou.o': ['ou.o', 'btts.y'],
  'ou.u': ['ou.u', 'btts.n'],
  'win.1': ['ahsets.1', 's1win.1'],
  'win.2': ['ahsets.2', 's1win.2'],
});

const nameOf = (oddType: string): string => oddType.split(':')[0] ?? '';

/**
 * Index in the main line of the equivalent outcome: home, draw, away, over, under; −1 where there
 * is none.
 */
export function positionInMainLine(sport: Sport, oddType: string): number {
  const own = mainOddTypes(sport).indexOf(oddType);
  if (own >= 0) return own;
  return mainOutcomes(sport).findIndex(({ market, selection }) =>
    EQUIVALENT[`${market}.${selection}`]?.includes(nameOf(oddType)),
  );
}

/** Playable odds, milli-odds. */
export interface PlayedOdds {
  readonly minMilliOdds: number;
  readonly maxMilliOdds: number;
}

/**
 * One of the outcomes that are equivalent to another one and offered at a playable price.
 * @param prices site line by outcome, milli-odds
 */
export function equivalentOf(
  oddType: string,
  prices: ReadonlyMap<string, number>,
  { minMilliOdds, maxMilliOdds }: PlayedOdds,
  random: Random,
): { readonly oddType: string; readonly milli: number } | undefined {
  const names = EQUIVALENT[nameOf(oddType)] ?? [];
  const [first, ...others] = [...prices]
    .filter(
      ([text, milli]) =>
        text !== oddType &&
        names.includes(nameOf(text)) &&
        milli >= minMilliOdds &&
        milli <= maxMilliOdds,
    )
    .map(([text, milli]) => ({ oddType: text, milli }))
    .toSorted((one, other) => (one.oddType < other.oddType ? -1 : 1));
  return first === undefined ? undefined : random.pick([first, ...others]);
}
