import { compareSources } from '../identity/source-order.ts';
import { COLUMNS, type SideStatistics } from './statistics-columns.ts';

/** The statistics of both sides of a match. */
export interface MatchStatistics {
  readonly home: SideStatistics;
  readonly away: SideStatistics;
}

/** The statistics of a match as one source reports them. */
export interface StatisticsReport extends MatchStatistics {
  readonly source: string;
}

/** The source whose statistics count first; reports of one source, of rows that repeat a match. */
function byStrength(one: StatisticsReport, other: StatisticsReport): number {
  const bySource = compareSources(one.source, other.source, 'figures');
  if (bySource !== 0) return bySource;
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return first < second ? -1 : Number(first > second);
}

/**
 * The statistics of a match according to all its sources, whatever order their reports came in:
 * each is that of the strongest source that reports it of either side.
 */
export function mergeStatistics(reports: readonly StatisticsReport[]): MatchStatistics {
  const [home, away]: [SideStatistics, SideStatistics] = [{}, {}];
  const inOrder = reports.toSorted(byStrength);
  for (const column of COLUMNS) {
    const first = inOrder.find((one) => isKnown(one.home[column]) || isKnown(one.away[column]));
    if (first === undefined) continue;
    home[column] = first.home[column];
    away[column] = first.away[column];
  }
  return { home, away };
}

/** Statistics that several sources report differently, the source that counts first. */
export function contradictedStatistics(reports: readonly StatisticsReport[]): string[] {
  const inOrder = reports.toSorted(byStrength);
  const apart = COLUMNS.filter((column) => {
    const texts = inOrder.flatMap((one) => textOf(one, column) ?? []);
    return new Set(texts).size > 1;
  });
  return inOrder.flatMap((one) => {
    const texts = apart.flatMap((column) => {
      const text = textOf(one, column);
      return text === undefined ? [] : [`${column.replaceAll('_', ' ')} ${text}`];
    });
    return texts.length === 0 ? [] : [`${one.source} ${texts.join(' ')}`];
  });
}

const isKnown = (value: unknown): boolean => value !== undefined && value !== null;

/** `14:9`; undefined where a source knows it of neither side. Parts follow from the totals. */
function textOf({ home, away }: MatchStatistics, column: keyof SideStatistics): string | undefined {
  if (column === 'parts' || !(isKnown(home[column]) || isKnown(away[column]))) return undefined;
  return `${numberText(home[column])}:${numberText(away[column])}`;
}

const numberText = (value: unknown): string => (typeof value === 'number' ? String(value) : '–');
