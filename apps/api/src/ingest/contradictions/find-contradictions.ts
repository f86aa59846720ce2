import type { Db } from '../../platform/database/connect.ts';
import { byStrength, type MatchReport, startFirst } from '../matches/match-report.ts';
import { hasResult } from '../matches/status-rank.ts';
import { contradictedStatistics } from '../statistics/statistics-report.ts';
import { findReportsOfMatches, type ReportsOfMatch } from './contradiction-queries.ts';

/** Sources that report different facts of a match, the one that counts first. */
export interface Contradiction {
  match: string;
  fact: 'start' | 'result' | 'parts' | 'statistics';
  /** What each source reports. */
  reported: readonly string[];
}

/** Every fact on which the sources of a match disagree, once. */
export async function findContradictions(db: Db): Promise<Contradiction[]> {
  return (await findReportsOfMatches(db)).flatMap(contradictionsOf);
}

export function contradictionText({ match, fact, reported }: Contradiction): string {
  return `${match}: ${fact}: ${reported.join(', ')}`;
}

function contradictionsOf(match: ReportsOfMatch): Contradiction[] {
  const { reports } = match;
  const starts = reports.filter(({ isDayKnown }) => isDayKnown).toSorted(startFirst);
  const results = reports.filter(hasResult).toSorted(byStrength);
  const score = JSON.stringify(results[0]?.score);
  const same = results.filter((report) => JSON.stringify(report.score) === score);
  const found = [
    { fact: 'start', reported: apart(starts, startText, haveOneStart) },
    { fact: 'result', reported: apart(results, resultText) },
    { fact: 'parts', reported: apart(same, partsText) },
    { fact: 'statistics', reported: contradictedStatistics(match.statistics) },
  ] as const;
  const text = `${dayOf(match.startsAt)} ${match.home} – ${match.away} (${match.league} ${match.season})`;
  return found.flatMap(({ fact, reported }) =>
    reported.length < 2 ? [] : [{ match: text, fact, reported }],
  );
}

const isSameText = (one: string, other: string): boolean => one === other;

/** The first report and those that contradict it; a missing fact contradicts nothing. */
function apart(
  reports: readonly MatchReport[],
  textOf: (report: MatchReport) => string | undefined,
  areOne: (one: string, other: string) => boolean = isSameText,
): string[] {
  const known = reports.flatMap((report) => {
    const text = textOf(report);
    return text === undefined ? [] : [{ text, source: report.source }];
  });
  const [first, ...others] = known;
  if (first === undefined) return [];
  const against = others.filter(({ text }) => !areOne(first.text, text));
  if (against.length === 0) return [];
  return [first, ...against].map(({ source, text }) => `${source} ${text}`);
}

const MINUTES = 'yyyy-mm-ddThh:mm'.length;
const DAY = 'yyyy-mm-dd'.length;

const isoOf = (atSeconds: number): string => new Date(atSeconds * 1_000).toISOString();
const dayOf = (atSeconds: number): string => isoOf(atSeconds).slice(0, DAY);

const startText = ({ startsAt, isTimeKnown }: MatchReport): string =>
  isTimeKnown ? `${isoOf(startsAt).slice(0, MINUTES).replace('T', ' ')} UTC` : dayOf(startsAt);

/** A source that knows only the day contradicts another day, and no hour. */
function haveOneStart(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) === other.slice(0, length);
}

function resultText({ score, status, advancing }: MatchReport): string {
  const side = advancing === null ? '' : `, ${advancing === 1 ? 'first' : 'second'} side goes on`;
  return score === null ? `status ${status}${side}` : `${score.join(':')}${side}`;
}

function partsText({ periods, extra, penalties }: MatchReport): string | undefined {
  if (periods === null) return undefined;
  const parts = [...periods, ...(extra === null ? [] : [extra])].map((part) => part.join(':'));
  return [...parts, ...(penalties === null ? [] : [`penalties ${penalties.join(':')}`])].join(' ');
}
