import type { Sport } from '../enumerations/sport.ts';
import { isMarketCode, type LineStep, type MarketCode, marketRule } from '../sports/market.ts';
import { SPORTS, sportRules } from '../sports/sports.ts';

/** One outcome of one market. `line` is there exactly when the market has lines. */
export interface OddType {
  readonly market: MarketCode;
  readonly selection: string;
  readonly line?: number;
}

const SHAPE = /^([a-z0-9]{2,8})\.([a-z0-9-]{1,5})(?::(-?\d{1,3}(?:\.\d{1,2})?))?$/;
const SCORE = /^(?:0|[1-9]\d?)-(?:0|[1-9]\d?)$/;

/** `{market: 'ou', selection: 'o', line: 2.5}` → `'ou.o:2.5'`, the only outcome key on the wire. */
export function formatOddType({ market, selection, line }: OddType): string {
  const outcome = `${market}.${selection}`;
  return line === undefined ? outcome : `${outcome}:${line === 0 ? 0 : line}`;
}

/**
 * Reads an outcome key. Only the canonical spelling is accepted (`ou.o:2.5`, never `ou.o:2.50`), so
 * that equal outcomes are equal strings. With a sport, only that sport's markets and line steps are
 * accepted.
 * @returns undefined when the text is not an outcome (of that sport)
 */
export function parseOddType(text: string, sport?: Sport): OddType | undefined {
  const oddType = partsOfOutcome(text);
  return oddType && isOddType(oddType, sport) ? oddType : undefined;
}

/**
 * The same whatever lines the sports have: to name an outcome that was accepted, a page needs no
 * rules of all sports.
 */
export function partsOfOutcome(text: string): OddType | undefined {
  const [, market, selection, lineText] = SHAPE.exec(text) ?? [];
  if (market === undefined || selection === undefined || !isMarketCode(market)) return undefined;
  const oddType: OddType =
    lineText === undefined ? { market, selection } : { market, selection, line: Number(lineText) };
  const isKnown = isSelection(marketRule(market).selections, selection);
  return isKnown && formatOddType(oddType) === text ? oddType : undefined;
}

/** Whether the parts name a real outcome, in that sport or, without one, in any. */
export function isOddType({ market, selection, line }: OddType, sport?: Sport): boolean {
  const { selections, isHandicap } = marketRule(market);
  if (!isSelection(selections, selection)) return false;
  if (line !== undefined && isHandicap !== true && line <= 0) return false;
  const sports = sport === undefined ? SPORTS : [sportRules(sport)];
  return sports.some(({ markets }) => {
    const own = markets[market];
    return own !== undefined && isLine(line, own.lineStep);
  });
}

/** A market without lines accepts none. */
function isLine(line: number | undefined, step: LineStep | undefined): boolean {
  if (line === undefined || step === undefined) return line === step;
  return isOnStep(line, step);
}

function isSelection(allowed: readonly string[] | 'score', selection: string): boolean {
  return allowed === 'score' ? SCORE.test(selection) : allowed.includes(selection);
}

function isOnStep(line: number, step: LineStep): boolean {
  const quarters = line * 4;
  if (!Number.isInteger(quarters)) return false;
  if (step === 'quarter') return true;
  if (step === 'half') return quarters % 2 === 0;
  return step === 'only-half' && Math.abs(quarters % 4) === 2;
}
