import type { TeamInMatch } from '@tipmark/contract';
import { MATCH_STATUS, sportRules } from '@tipmark/domain';
import type { MatchRow } from './match-row-queries.ts';
import { isWebpLogo, presentCrest } from './present-crest.ts';

type SideName = 'home' | 'away';

/** Numbers of the sides in `serving` and `advancing`. */
const NUMBER_OF: Readonly<Record<SideName, number>> = { home: 1, away: 2 };

function toPeriods(
  sport: number,
  periods: readonly number[] | null,
): readonly number[] | undefined {
  if (periods === null || periods.length === 0) return undefined;
  const { listedParts } = sportRules(sport).score;
  return listedParts === null ? periods : periods.slice(0, listedParts);
}

/** Undefined without a tie-break in any set. */
function toTieBreaks(
  points: readonly (number | null)[] | null,
): readonly (number | null)[] | undefined {
  const last = points?.findLastIndex((one) => one !== null) ?? -1;
  return last < 0 ? undefined : points?.slice(0, last + 1);
}

function known<Value>(value: Value | null): Value | undefined {
  return value ?? undefined;
}

function forecastOf(score: string | null, side: SideName): number | undefined {
  const part = score?.split(':')[NUMBER_OF[side] - 1];
  return part === undefined ? undefined : Number(part);
}

/** Statuses in which a side advances though the score does not show it. */
const UNSAID: readonly number[] = [
  MATCH_STATUS.walkover,
  MATCH_STATUS.finishedRetired,
  MATCH_STATUS.awarded,
];

function goesThrough({ status, advancing }: MatchRow, side: SideName): true | undefined {
  return UNSAID.includes(status) && advancing === NUMBER_OF[side] ? true : undefined;
}

/**
 * One side of a row as every list shows it; live details are shown only while the match is running.
 */
export function presentSide(row: MatchRow, side: SideName): TeamInMatch {
  const isLive = row.status === MATCH_STATUS.live;
  const logo = presentCrest(row[`${side}_crest`]);
  const isServed = isLive && row.serving !== null;
  return {
    name: row[`${side}_name`],
    originalName: known(row[`${side}_original_name`]),
    logo,
    isWebp: isWebpLogo(logo) ? true : undefined,
    score: known(row[`${side}_score`]),
    periodScores: toPeriods(row.sport, row[`${side}_periods`]),
    extraScore: known(row[`${side}_extra`]),
    penaltiesScore: known(row[`${side}_penalties`]),
    redCards: known(row[`${side}_red_cards`]),
    tieBreaks: toTieBreaks(row[`${side}_tie_breaks`]),
    livePoints: isLive ? known(row[`${side}_points`]) : undefined,
    isServing: isServed ? row.serving === NUMBER_OF[side] : undefined,
    seed: known(row[`${side}_seed`]),
    isAdvancing: goesThrough(row, side),
    forecastScore: forecastOf(row.forecast_score, side),
  };
}
