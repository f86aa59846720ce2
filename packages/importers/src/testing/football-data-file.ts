/** A row by column name; blank where a column is not named. */
export type FileRow = Record<string, string | number>;

interface FileShape {
  /** Columns in order; default: those of the rows in order of appearance. */
  columns?: string[];
  endOfLine?: '\n' | '\r\n';
  tail?: string;
}

/** Text of a football-data.co.uk file, made by hand. */
export function fileText(rows: readonly FileRow[], shape: FileShape = {}): string {
  const { endOfLine = '\r\n', tail = '' } = shape;
  const columns = shape.columns ?? [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join(','));
  return `${[columns.join(','), ...lines].join(endOfLine)}${endOfLine}${tail}`;
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A played match of the English top division with all fields of the format. */
export function playedRow(more: FileRow = {}): FileRow {
  return {
    Div: 'E0',
    Date: '13/01/2024',
    Time: '12:30',
    HomeTeam: 'Chelsea',
    AwayTeam: 'Fulham',
    FTHG: 2,
    FTAG: 1,
    FTR: 'H',
    HTHG: 1,
    HTAG: 1,
    HTR: 'ADH'[Math.sign(Number(more['HTHG'] ?? 1) - Number(more['HTAG'] ?? 1)) + 1] ?? '',
    Referee: 'A Whistle',
    HS: 14,
    AS: 9,
    HST: 6,
    AST: 3,
    HF: 11,
    AF: 12,
    HC: 7,
    AC: 4,
    HY: 2,
    AY: 3,
    HR: 0,
    AR: 1,
    B365H: 1.53,
    B365D: 4.5,
    B365A: 6,
    BWH: 1.55,
    BWD: 4.4,
    BWA: 5.75,
    PSH: 1.57,
    PSD: 4.51,
    PSA: 6.1,
    MaxH: 1.6,
    MaxD: 4.6,
    MaxA: 6.5,
    AvgH: 1.54,
    'B365>2.5': 1.61,
    'B365<2.5': 2.3,
    'P>2.5': 1.65,
    'P<2.5': 2.35,
    AHh: -1,
    B365AHH: 1.9,
    B365AHA: 2,
    B365CH: 1.5,
    B365CD: 4.6,
    B365CA: 6.5,
    PSCH: 1.52,
    PSCD: 4.7,
    PSCA: 6.6,
    'B365C>2.5': 1.57,
    'B365C<2.5': 2.37,
    AHCh: -1.25,
    B365CAHH: 2.05,
    B365CAHA: 1.85,
    ...more,
  };
}
