import { compareSides, type SideNames, shareToken, sideMarks } from '@tipmark/domain';
import { sharedSource } from '../identity/pair-keys.ts';
import type { DecidedRows, NearMatch, NearSide } from './near-match-queries.ts';

const MINUTE = 60;
const HOUR = 3_600;
/** Providers round starts, or write when a broadcast begins. */
const SAME_START_SECONDS = 2 * HOUR;
const SAME_DAY_SECONDS = 12 * HOUR;
/** One side plays once within it, whatever the name of the other. */
const ONE_MATCH_SECONDS = 3 * HOUR;

/** A club or player with what is compared of its names. */
export interface JudgedSide extends NearSide {
  readonly compared: SideNames;
  readonly marks: string;
  readonly isPerson: boolean;
}

export const judgedSide = (side: NearSide, compared: SideNames): JudgedSide => ({
  ...side,
  compared,
  marks: sideMarks(side.name),
  isPerson: side.tours.length > 0,
});

export interface JudgedMatch extends NearMatch {
  readonly home: JudgedSide;
  readonly away: JudgedSide;
}

/** `row`: the same club or player; `apart`: never the same. */
type Grade = 'row' | 'same' | 'likely' | 'other' | 'apart';

const WEIGHT: Readonly<Record<Grade, number>> = { row: 4, same: 3, likely: 2, other: 1, apart: 0 };
const isProven = (grade: Grade): boolean => grade === 'row' || grade === 'same';
const isLikely = (grade: Grade): boolean => isProven(grade) || grade === 'likely';

export interface Judgement {
  /** `same`: one match; `unclear`: an operator decides; `other`: two. */
  readonly verdict: 'same' | 'unclear' | 'other';
  readonly isSwapped: boolean;
  readonly evidence: readonly string[];
}

const OTHER: Judgement = { verdict: 'other', isSwapped: false, evidence: [] };

const pairText = (one: { readonly id: number }, other: { readonly id: number }) =>
  `${one.id} ${other.id}`;

function areOfOneTour(one: JudgedSide, other: JudgedSide): boolean {
  if (one.isPerson !== other.isPerson) return false;
  return !one.isPerson || one.tours.some((tour) => other.tours.includes(tour));
}

function gradeOf(one: JudgedSide, other: JudgedSide, decided: DecidedRows): Grade {
  if (one.id === other.id) return 'row';
  if (one.marks !== other.marks || !areOfOneTour(one, other)) return 'apart';
  if (decided.sides.has(pairText(one, other))) return 'apart';
  return compareSides(one.compared, other.compared);
}

type Sides = readonly [JudgedSide, JudgedSide];
type Grades = readonly [Grade, Grade];

const weightOf = ([home, away]: Grades): number =>
  Math.min(WEIGHT[home], WEIGHT[away]) * 10 + WEIGHT[home] + WEIGHT[away];

/** A source that names both as different clubs. */
function namesBoth(one: JudgedSide, other: JudgedSide): string | undefined {
  return one.id === other.id ? undefined : sharedSource(one, other);
}

const dayOf = (at: number): number => Math.floor(at / (24 * HOUR));

/** Whether two sources can mean one start. */
function haveOneStart(one: JudgedMatch, other: JudgedMatch): boolean {
  if (one.home.isPerson) return apartBy(one, other) <= SAME_DAY_SECONDS;
  if (one.isTimeKnown && other.isTimeKnown) return apartBy(one, other) <= SAME_START_SECONDS;
  return dayOf(one.startsAt) === dayOf(other.startsAt);
}

const apartBy = (one: JudgedMatch, other: JudgedMatch): number =>
  Math.abs(one.startsAt - other.startsAt);

/** Whether two sources can mean one competition. */
function areOfOneLeague(one: JudgedMatch, other: JudgedMatch, grades: Grades): boolean {
  if (one.leagueId === other.leagueId) return true;
  if (one.home.isPerson) return shareToken(one.league, other.league);
  // Price feeds name the market, or the country: what two clubs do at one time is one match.
  return one.country === other.country && grades.every(isProven);
}

function startText(one: JudgedMatch, other: JudgedMatch): string {
  if (!one.isTimeKnown || !other.isTimeKnown) return 'start: one of them without an hour';
  const minutes = Math.round(apartBy(one, other) / MINUTE);
  return minutes === 0 ? 'start: the same' : `start: ${minutes} minutes apart`;
}

function sideText(side: string, [one, other]: Sides, grade: Grade): string {
  const names = `${side}: ${one.name} / ${other.name}`;
  switch (grade) {
    case 'row':
      return `${side}: both ${one.name}`;
    case 'same':
      return `${names}, the same name`;
    case 'likely':
      return `${names}, one may be short for the other`;
    default:
      return `${names}, unlike names`;
  }
}

function resultText({ score: one }: JudgedMatch, { score: other }: JudgedMatch): string[] {
  if (one === null || other === null) return [];
  const isSame = one.join(':') === other.join(':');
  return [`result: ${isSame ? `both ${one.join(':')}` : `${one.join(':')} / ${other.join(':')}`}`];
}

/**
 * Whether two matches are one, by what their sources report of them and by nothing that comes
 * later: the same sport, about the same start, the competition, and both sides with all their
 * names. Women, reserves, ages and pairs are never one with others. What is likely but not certain
 * is unclear.
 */
export function judgePair(one: JudgedMatch, other: JudgedMatch, decided: DecidedRows): Judgement {
  if (decided.matches.has(pairText(one, other))) return OTHER;
  const straight: Grades = [
    gradeOf(one.home, other.home, decided),
    gradeOf(one.away, other.away, decided),
  ];
  const crossed: Grades = [
    gradeOf(one.home, other.away, decided),
    gradeOf(one.away, other.home, decided),
  ];
  const isSwapped = weightOf(crossed) > weightOf(straight);
  const grades = isSwapped ? crossed : straight;
  if (grades.includes('apart')) return OTHER;
  const sides: readonly [Sides, Sides] = isSwapped
    ? [
        [one.home, other.away],
        [one.away, other.home],
      ]
    : [
        [one.home, other.home],
        [one.away, other.away],
      ];
  const source = sharedSource(one, other);
  const doubts = [
    ...(source === undefined ? [] : [`${source} reports both`]),
    ...(isSwapped ? ['home and away are the other way round'] : []),
    ...sides.flatMap(([first, second]) => {
      const naming = namesBoth(first, second);
      return naming === undefined ? [] : [`${naming} names both ${first.name} and ${second.name}`];
    }),
  ];
  const isCertain =
    doubts.length === 0 &&
    haveOneStart(one, other) &&
    grades.every(isLikely) &&
    (one.home.isPerson || grades.some(isProven)) &&
    areOfOneLeague(one, other, grades);
  const evidence = [
    startText(one, other),
    one.leagueId === other.leagueId
      ? `league: both ${one.league}`
      : `league: ${one.league} / ${other.league}`,
    sideText('home', sides[0], grades[0]),
    sideText('away', sides[1], grades[1]),
    ...resultText(one, other),
    ...doubts,
  ];
  if (isCertain) return { verdict: 'same', isSwapped, evidence };
  return mayBeOne(one, other, grades) ? { verdict: 'unclear', isSwapped, evidence } : OTHER;
}

/** Worth asking: both sides fit, or one side would play twice at a time. */
function mayBeOne(one: JudgedMatch, other: JudgedMatch, grades: Grades): boolean {
  const isNear = apartBy(one, other) <= SAME_DAY_SECONDS || !(one.isTimeKnown && other.isTimeKnown);
  const isPlaying =
    one.leagueId === other.leagueId &&
    apartBy(one, other) <= ONE_MATCH_SECONDS &&
    grades.some(isProven);
  return (isNear && grades.every(isLikely)) || (isPlaying && !one.home.isPerson);
}
