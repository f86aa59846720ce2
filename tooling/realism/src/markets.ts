import { MATCH_STATUS } from '@tipmark/domain';
import type { SimulatedSport } from '@tipmark/simulator';
import type { ReportedMatch } from './reported-match.ts';

/** A market that both the real files and the simulated world have prices of. */
export interface Market {
  readonly name: string;
  readonly oddTypes: readonly string[];
  /** Which outcome happened; undefined of a match without a result. */
  readonly outcomeOf: (match: ReportedMatch) => number | undefined;
}

type Goals = readonly [home: number, away: number];

export const MARKETS: Readonly<Record<SimulatedSport, readonly Market[]>> = {
  soccer: [
    { name: 'result', oddTypes: ['1x2.1', '1x2.x', '1x2.2'], outcomeOf: ended(outcome) },
    {
      name: 'over 2.5',
      oddTypes: ['ou.o:2.5', 'ou.u:2.5'],
      outcomeOf: ended(([home, away]) => Number(home + away < 3)),
    },
  ],
  hockey: [
    {
      name: 'winner',
      oddTypes: ['win.1', 'win.2'],
      outcomeOf: ended(([home, away]) => Number(home < away)),
    },
  ],
  tennis: [
    {
      name: 'winner',
      oddTypes: ['win.1', 'win.2'],
      outcomeOf: ended(([home, away]) => Number(home < away)),
    },
  ],
};

/** 0 home win, 1 draw, 2 away win. */
export function outcome([home, away]: Goals): 0 | 1 | 2 {
  return home > away ? 0 : home === away ? 1 : 2;
}

function ended(outcomeOf: (goals: Goals) => number): Market['outcomeOf'] {
  return ({ status, score }) =>
    status === MATCH_STATUS.finished && score !== undefined
      ? outcomeOf([score.home, score.away])
      : undefined;
}
