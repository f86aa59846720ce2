import { type MarketCode, SPORT, type Sport, tableOf } from '@tipmark/domain';
import { oddTypeIn } from '../values/odd-types.ts';
import { type Side, sideByName } from '../values/side-by-name.ts';

/** Sports by the id of the provider. */
const SPORTS = tableOf<Sport>({
  '1': SPORT.soccer,
  '2': SPORT.tennis,
  '7524': SPORT.hockey,
});

export const sportOfType = (eventTypeId: string | undefined): Sport | undefined =>
  eventTypeId === undefined ? undefined : SPORTS[eventTypeId];

/** A market as far as its outcomes depend on it. */
export interface MarketForm {
  readonly sport: Sport;
  /** `MATCH_ODDS`, `OVER_UNDER_25`. */
  readonly type: string;
  readonly marketName: string | undefined;
  readonly home: string;
  readonly away: string;
  /** A draw is among its runners. */
  readonly hasDraw: boolean;
}

export interface NamedRunner {
  readonly name: string;
  readonly handicap: number;
}

const DRAW = /^(?:the )?draw$/i;

export const isDraw = (name: string): boolean => DRAW.test(name);

type Outcome = readonly [market: MarketCode, selection: string, line?: number];
type Rule = (form: MarketForm, runner: NamedRunner) => Outcome | undefined;

/** Markets whose outcomes do not depend on a number in their type. */
const RULES = tableOf<Rule>({
  MATCH_ODDS: (form, runner) => resultOf(form, runner, form.hasDraw ? '1x2' : 'win'),
  MONEY_LINE: (form, runner) => resultOf(form, runner, 'win'),
  DRAW_NO_BET: (form, runner) => resultOf(form, runner, 'dnb'),
  HALF_TIME: (form, runner) => resultOf(form, runner, 'h1x2'),
  DOUBLE_CHANCE: (_form, { name }) => doubleChanceOf(name),
  BOTH_TEAMS_TO_SCORE: (_form, { name }) => yesOrNo(name),
  ASIAN_HANDICAP: (form, { name, handicap }) =>
    ofSide('ah', sideOf(form, name), handicap === 0 ? 0 : handicap),
  ALT_TOTAL_GOALS: (_form, { name, handicap }) => overUnder('ou', name, handicap),
  CORRECT_SCORE: (_form, { name }) => exactScore(name),
  SET_BETTING: setScore,
  SET_WINNER: (form, { name }) => {
    const set = /\bset ([12])\b/i.exec(form.marketName ?? '')?.[1];
    return set === undefined ? undefined : ofSide(`s${set as '1' | '2'}win`, sideOf(form, name));
  },
});

/** Totals with their line in the type: `OVER_UNDER_25` is 2.5. */
const TOTALS: readonly (readonly [RegExp, MarketCode])[] = [
  [/^OVER_UNDER_(\d{2,3})$/, 'ou'],
  [/^FIRST_HALF_GOALS_(\d{2})$/, 'hou'],
  [/^OVER_UNDER_(\d{2,3})_CORNR$/, 'corn'],
  [/^OVER_UNDER_(\d{2,3})_CARDS$/, 'card'],
];

/** The outcome of a runner; undefined where this site has no such market, line or side. */
export function outcomeOf(form: MarketForm, runner: NamedRunner): string | undefined {
  const [market, selection, line] = ruleOf(form.type)?.(form, runner) ?? [];
  if (market === undefined || selection === undefined) return undefined;
  return oddTypeIn(form.sport, market, selection, line);
}

/** Whether outcomes of a market of this type can be read at all. */
export const isReadType = (type: string): boolean => ruleOf(type) !== undefined;

function ruleOf(type: string): Rule | undefined {
  const rule = RULES[type];
  if (rule !== undefined) return rule;
  for (const [pattern, market] of TOTALS) {
    const digits = pattern.exec(type)?.[1];
    if (digits !== undefined)
      return (_form, { name }) => overUnder(market, name, Number(digits) / 10);
  }
  return undefined;
}

const sideOf = ({ home, away }: MarketForm, name: string): Side | undefined =>
  sideByName(name, home, away);

function resultOf(
  form: MarketForm,
  { name }: NamedRunner,
  market: MarketCode,
): Outcome | undefined {
  return isDraw(name) ? [market, 'x'] : ofSide(market, sideOf(form, name));
}

function ofSide(market: MarketCode, side: Side | undefined, line?: number): Outcome | undefined {
  if (side === undefined) return undefined;
  const selection = side === 'home' ? '1' : '2';
  return line === undefined ? [market, selection] : [market, selection, line];
}

function overUnder(market: MarketCode, name: string, line: number): Outcome | undefined {
  const word = /^(over|under)\b/i.exec(name)?.[1]?.toLowerCase();
  return word === undefined ? undefined : [market, word === 'over' ? 'o' : 'u', line];
}

function doubleChanceOf(name: string): Outcome | undefined {
  const selections: Readonly<Record<string, string>> = {
    'home or draw': '1x',
    'draw or away': 'x2',
    'home or away': '12',
  };
  const selection = selections[name.toLowerCase()];
  return selection === undefined ? undefined : ['dc', selection];
}

function yesOrNo(name: string): Outcome | undefined {
  if (/^yes$/i.test(name)) return ['btts', 'y'];
  return /^no$/i.test(name) ? ['btts', 'n'] : undefined;
}

function exactScore(name: string): Outcome | undefined {
  const [, home, away] = /^(\d{1,2}) - (\d{1,2})$/.exec(name) ?? [];
  return home === undefined || away === undefined
    ? undefined
    : ['cs', `${Number(home)}-${Number(away)}`];
}

/** `Jannik Sinner 2 - 0`: the sets of the player who is named first. */
function setScore(form: MarketForm, { name }: NamedRunner): Outcome | undefined {
  const [, player, won, lost] = /^(.+?) (\d) - (\d)$/.exec(name) ?? [];
  const side = player === undefined ? undefined : sideOf(form, player);
  if (side === undefined) return undefined;
  return ['setscore', side === 'home' ? `${won}-${lost}` : `${lost}-${won}`];
}
