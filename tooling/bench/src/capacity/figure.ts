/** What one answer, message or record of a kind costs. */
export interface Figure {
  readonly kind: string;
  /** What one of them is. */
  readonly unit: string;
  /** Processor time of the process that answers, milliseconds. */
  readonly processMs: number;
  /** Processor time of PostgreSQL for it; undefined where that was not measured. */
  readonly databaseMs: number | undefined;
  /** How many were counted. */
  readonly count: number;
}

const RATES = [1_000, 10_000, 100_000] as const;

/** So many a second one core answers, the database beside it. */
export const perCoreSecond = ({ processMs }: Figure): number => 1_000 / processMs;

/** Cores that a rate of them needs. */
export const coresFor = (ms: number, perSecond: number): number => (ms * perSecond) / 1_000;

const short = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2);

/** The figures as a table for readers. */
export function tableOf(figures: readonly Figure[]): string {
  const head = [
    'kind',
    'one is',
    'CPU, ms',
    'PostgreSQL, ms',
    'per core and second',
    ...RATES.map((rate) => `cores for ${rate.toLocaleString('en')}/s`),
    'counted',
  ];
  const rows = figures.map((figure) => [
    figure.kind,
    figure.unit,
    figure.processMs.toPrecision(2),
    figure.databaseMs?.toPrecision(2) ?? '',
    short(perCoreSecond(figure)),
    ...RATES.map((rate) => short(coresFor(figure.processMs + (figure.databaseMs ?? 0), rate))),
    String(figure.count),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
