import type { StandingsTable, TableRow } from '@tipmark/contract';
import type { Locale } from '@tipmark/remote-kit';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';

export interface StandingsColumn {
  /** Keys of its short name above the numbers, and of its full name. */
  readonly short: string;
  readonly name: string;
  readonly values?: Readonly<Record<string, number>>;
  of(row: TableRow): string;
}

export interface StandingsColumns {
  /** How matches ended. */
  readonly outcomes: readonly StandingsColumn[];
  /** Per match. */
  readonly rates: readonly StandingsColumn[];
}

interface ColumnsSetting {
  readonly isPerMatch: boolean;
  readonly locale: Locale;
}

const UNKNOWN = '–';

/**
 * Where matches continue until somebody wins, a table counts that separately, and draws if there
 * are any; how often many goals are scored is shown where it is known.
 */
export function standingsColumns(
  { rows }: StandingsTable,
  { isPerMatch, locale }: ColumnsSetting,
): StandingsColumns {
  const count = (short: string, name: string, of: (row: TableRow) => number): StandingsColumn => ({
    short,
    name,
    of: (row) => formatNumber(of(row), locale),
  });
  const won = count('match.letterWon', 'stats.won', ({ won: n }) => n);
  const drawn = count('match.letterDrawn', 'stats.drawn', ({ drawn: n }) => n);
  const lost = count('match.letterLost', 'stats.lost', ({ lost: n }) => n);
  const late = [
    count('stats.overtimeWonShort', 'stats.overtimeWon', ({ overtimeWon: n = 0 }) => n),
    count('stats.overtimeLostShort', 'stats.overtimeLost', ({ overtimeLost: n = 0 }) => n),
  ];
  const hasOvertime = rows.some(({ overtimeWon }) => overtimeWon !== undefined);
  const hasDraws = rows.some((row) => row.drawn > 0);
  const line = rows.find(({ over }) => over)?.over?.line;
  const over: StandingsColumn = {
    short: 'stats.overLine',
    name: 'stats.overLineShare',
    values: { line: line ?? 0 },
    of: ({ over: share }) =>
      share === undefined || share.of === 0
        ? UNKNOWN
        : formatPercent((share.over / share.of) * 100, locale, { decimals: 0 }),
  };
  const perMatch: StandingsColumn = {
    short: 'stats.pointsPerMatchShort',
    name: 'stats.pointsPerMatch',
    of: ({ points, played }) =>
      played === 0 ? UNKNOWN : formatNumber(points / played, locale, { decimals: 2 }),
  };
  return {
    outcomes: hasOvertime
      ? [won, ...late.slice(0, 1), ...(hasDraws ? [drawn] : []), ...late.slice(1), lost]
      : [won, drawn, lost],
    rates: [...(isPerMatch ? [perMatch] : []), ...(line === undefined ? [] : [over])],
  };
}
