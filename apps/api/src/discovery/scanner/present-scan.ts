import type { ScannerMatch, ScannerOutcome, ScannerResult, WireMatch } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { movementPercent, SCANNER_LIMIT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { presentLeague } from '../../matches/lists/present-leagues.ts';
import { presentMatch } from '../../matches/lists/present-match.ts';
import { firmName } from '../../matches/odds/bookmaker-name.ts';
import { downsample } from '../../matches/odds/downsample.ts';
import { changeBefore, marketValueAt, type OddsBlock } from './odds-block.ts';
import type { FoundOutcome } from './scan-blocks.ts';
import type { ScannerMatchRow } from './scanner-queries.ts';

const MILLI = 1_000;

/** Percents are rounded to hundredths. */
export function toPercent(percent: number): number {
  return Math.round(percent * 100) / 100;
}

/** null where it is unknown. */
export function knownPercent(percent: number | undefined): number | null {
  return percent === undefined || Number.isNaN(percent) ? null : toPercent(percent);
}

/** A match with the names of a language. */
export function rowIn(locale: Locale, row: ScannerMatchRow): ScannerMatchRow {
  if (locale !== 'en') return row;
  return {
    ...row,
    league_name: row.league_name_en,
    home_name: row.home_name_en,
    away_name: row.away_name_en,
    home_original_name: null,
    away_original_name: null,
  };
}

/** Presented once per block: blocks are replaced as a unit. */
const wireMatches: Readonly<Record<Locale, WeakMap<OddsBlock, WireMatch>>> = {
  ru: new WeakMap(),
  en: new WeakMap(),
};

/** The match of a block with the names of a language. */
export function wireMatchIn(block: OddsBlock, locale: Locale): WireMatch {
  const known = wireMatches[locale].get(block);
  if (known !== undefined) return known;
  const match = encodeMatch(presentMatch(rowIn(locale, block.row)));
  wireMatches[locale].set(block, match);
  return match;
}

/** Changes of a line up to an instant, thinned out; those without times are omitted. */
function linePoints(
  block: OddsBlock,
  outcome: number,
  until: number,
  limit: number,
): [number, number][] {
  const points: [number, number][] = [];
  for (let index = block.starts[outcome] ?? 0; index <= until; index += 1) {
    if (block.untimed.has(index)) continue;
    points.push([block.changeAt[index] ?? 0, (block.changeTo[index] ?? 0) / MILLI]);
  }
  return downsample(points, limit);
}

export interface ShownScan {
  readonly locale: Locale;
  readonly nowSeconds: number;
  /** In the demo the value of a price and all later information are hidden. */
  readonly demoAt: number | undefined;
}

function presentOutcome(
  found: FoundOutcome,
  { demoAt, nowSeconds, locale }: ShownScan,
): ScannerOutcome {
  const { block, outcome, odds, was, change } = found;
  const isDemo = demoAt !== undefined;
  const now = isDemo ? changeBefore(block, outcome, demoAt) : (block.starts[outcome + 1] ?? 0) - 1;
  const best = block.best[outcome] ?? 0;
  const phase = block.untimed.get(change);
  const confirmedAt = block.confirmedAt[outcome] || null;
  const value = isDemo ? null : marketValueAt(block, outcome, nowSeconds);
  return {
    oddType: block.oddTypes[outcome] ?? '',
    category: block.categories[outcome] ?? 0,
    odds: odds / MILLI,
    first: (block.first[outcome] ?? 0) / MILLI,
    was: was / MILLI,
    changePercent: toPercent(movementPercent(was, odds)),
    changedAt: phase === undefined ? (block.changeAt[change] ?? 0) : null,
    createdAt: block.createdAt[outcome] || null,
    ...(phase && { phase }),
    confirmedAt: isDemo && confirmedAt !== null ? Math.min(confirmedAt, demoAt) : confirmedAt,
    countOfBookmakers: block.bookmakers[outcome] ?? 0,
    best:
      isDemo || best === 0
        ? null
        : { odds: best / MILLI, bookmaker: firmName(block.bestBookmakers[outcome] ?? '', locale) },
    valuePercent: knownPercent(value?.valuePercent),
    claimedPercent: knownPercent(value?.claimedPercent),
    modelValuePercent: isDemo ? null : knownPercent(block.modelValue[outcome]),
    modelClaimedPercent: isDemo ? null : knownPercent(block.modelClaim[outcome]),
    points: linePoints(block, outcome, now, SCANNER_LIMIT.chartPoints),
  };
}

/** Outcomes under their matches, in the order of the first of each. */
export function presentOutcomes(
  page: readonly FoundOutcome[],
  countByMatch: ReadonlyMap<OddsBlock, number>,
  shown: ShownScan,
): ScannerMatch[] {
  return [...Map.groupBy(page, ({ block }) => block)].map(([block, outcomes]) => ({
    match: wireMatchIn(block, shown.locale),
    countOfOutcomes: countByMatch.get(block) ?? 0,
    outcomes: outcomes.map((outcome) => presentOutcome(outcome, shown)),
  }));
}

export function presentMatches(
  blocks: readonly OddsBlock[],
  countByMatch: ReadonlyMap<OddsBlock, number>,
  locale: Locale,
): ScannerMatch[] {
  return blocks.map((block) => ({
    match: wireMatchIn(block, locale),
    countOfOutcomes: countByMatch.get(block) ?? 0,
    outcomes: [],
  }));
}

/** Leagues of some matches, each once. */
export function presentLeagues(
  blocks: Iterable<OddsBlock>,
  locale: Locale,
): ScannerResult['leagues'] {
  const rows = new Map([...blocks].map(({ leagueId, row }) => [leagueId, row]));
  return [...rows.values()].map((row) => presentLeague(rowIn(locale, row), locale));
}
