import { type MarketCode, SPORT, type Sport, tableOf } from '@tipmark/domain';
import { lineOfHockey } from '../values/lines-of-hockey.ts';
import { oddTypeIn } from '../values/odd-types.ts';
import { type Side, sideByName } from '../values/side-by-name.ts';
import { numberOf, reach, textOf } from '../values/soft.ts';

/** A market of an event: its outcomes with the names of both sides. */
export interface MarketOfEvent {
  readonly sport: Sport;
  readonly home: string;
  readonly away: string;
  readonly outcomes: readonly unknown[];
}

/** The outcome key of an outcome, undefined where it is none of ours. */
type OutcomeOf = (outcome: unknown, market: MarketOfEvent) => string | undefined;

const SELECTION: Readonly<Record<Side, string>> = { home: '1', away: '2' };
const DRAW = /^(?:draw|tie)$/i;

const nameOf = (outcome: unknown): string => textOf(reach(outcome, 'name')) ?? '';

function sideIn(outcome: unknown, { home, away }: MarketOfEvent): string | undefined {
  const side = sideByName(nameOf(outcome), home, away);
  return side === undefined ? undefined : SELECTION[side];
}

const hasDraw = ({ outcomes }: MarketOfEvent): boolean =>
  outcomes.some((outcome) => DRAW.test(nameOf(outcome)));

const result =
  (code: MarketCode): OutcomeOf =>
  (outcome, market) => {
    const selection = DRAW.test(nameOf(outcome)) ? 'x' : sideIn(outcome, market);
    return selection && oddTypeIn(market.sport, code, selection);
  };

/** Two ways of a market that has no draw. */
const winner =
  (code: MarketCode): OutcomeOf =>
  (outcome, market) => {
    const selection = sideIn(outcome, market);
    return selection && oddTypeIn(market.sport, code, selection);
  };

/**
 * The winner of a match: by the number of its outcomes it is that of regular time, with a draw, or
 * that of the whole match.
 */
const headToHead: OutcomeOf = (outcome, market) => {
  if (hasDraw(market))
    return market.outcomes.length === 3 ? result('1x2')(outcome, market) : undefined;
  return market.outcomes.length === 2 ? winner('win')(outcome, market) : undefined;
};

/** A market of a part has a draw; two ways without one are settled otherwise. */
const threeWays =
  (code: MarketCode): OutcomeOf =>
  (outcome, market) =>
    hasDraw(market) ? result(code)(outcome, market) : undefined;

/** `Over`, `Under`; some answers repeat the line behind it. */
function wayOf(outcome: unknown): string | undefined {
  const way = /^(over|under)\b/i.exec(nameOf(outcome))?.[1]?.toLowerCase();
  return way && (way === 'over' ? 'o' : 'u');
}

const YES_NO = tableOf<string>({ yes: 'y', no: 'n' });

const total =
  (codes: Readonly<Partial<Record<Sport, MarketCode>>>): OutcomeOf =>
  (outcome, { sport }) => {
    const [way, line] = [wayOf(outcome), numberOf(reach(outcome, 'point'))];
    const code = codes[sport];
    return way === undefined || line === undefined || code === undefined
      ? undefined
      : oddTypeIn(sport, code, way, line);
  };

/** Totals of hockey count overtime, or may; games in tennis. */
const totals: OutcomeOf = (outcome, market) => {
  if (market.sport !== SPORT.hockey)
    return total({ [SPORT.soccer]: 'ou', [SPORT.tennis]: 'ougames' })(outcome, market);
  const [way, line] = [wayOf(outcome), numberOf(reach(outcome, 'point'))];
  return way === undefined || line === undefined ? undefined : lineOfHockey('ou', way, line);
};

/** Each outcome of a handicap carries its own signed line. */
const spreads: OutcomeOf = (outcome, market) => {
  const [selection, line] = [sideIn(outcome, market), numberOf(reach(outcome, 'point'))];
  if (selection === undefined || line === undefined) return undefined;
  if (market.sport === SPORT.hockey) return lineOfHockey('ah', selection, line);
  return oddTypeIn(market.sport, market.sport === SPORT.tennis ? 'ahgames' : 'ah', selection, line);
};

/** Totals of a side, which is in the description; those of hockey count overtime. */
const teamTotals: OutcomeOf = (outcome, market) => {
  const side = sideByName(reach(outcome, 'description'), market.home, market.away);
  if (side === undefined || market.sport !== SPORT.soccer) return undefined;
  return total({ [SPORT.soccer]: side === 'home' ? 'tt1' : 'tt2' })(outcome, market);
};

const bothScore: OutcomeOf = (outcome, { sport }) => {
  const selection = YES_NO[nameOf(outcome).toLowerCase()];
  return selection && oddTypeIn(sport, 'btts', selection);
};

/** `Arsenal or Draw`, in any order. */
const doubleChance: OutcomeOf = (outcome, market) => {
  const parts = nameOf(outcome)
    .split(/\s+or\s+|\s*\/\s*/i)
    .map((part) => (DRAW.test(part) ? 'x' : sideIn({ name: part }, market)));
  const selection = ['1', 'x', '2'].filter((one) => parts.includes(one)).join('');
  return parts.length === 2 ? oddTypeIn(market.sport, 'dc', selection) : undefined;
};

const MARKETS = tableOf<OutcomeOf>({
  h2h: headToHead,
  h2h_3_way: threeWays('1x2'),
  draw_no_bet: winner('dnb'),
  double_chance: doubleChance,
  btts: bothScore,
  spreads,
  alternate_spreads: spreads,
  totals,
  alternate_totals: totals,
  team_totals: teamTotals,
  alternate_team_totals: teamTotals,
  h2h_h1: threeWays('h1x2'),
  h2h_3_way_h1: threeWays('h1x2'),
  totals_h1: total({ [SPORT.soccer]: 'hou' }),
  h2h_p1: threeWays('p1x2'),
  h2h_3_way_p1: threeWays('p1x2'),
  totals_p1: total({ [SPORT.hockey]: 'p1ou' }),
  totals_p2: total({ [SPORT.hockey]: 'p2ou' }),
  totals_p3: total({ [SPORT.hockey]: 'p3ou' }),
  alternate_totals_corners: total({ [SPORT.soccer]: 'corn' }),
});

/** How outcomes of a market are read; undefined for markets this site does not have. */
export function outcomeIn(key: string): OutcomeOf | undefined {
  return MARKETS[key];
}

/** Prices at which an exchange takes a bet of the other way: nobody can back at them. */
export const isLay = (key: string): boolean => key.endsWith('_lay');
