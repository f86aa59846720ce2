import { cpus, loadavg, totalmem } from 'node:os';
import type { RunHeader } from './journal.ts';
import type { Proof } from './proof.ts';
import type { RunResult } from './run-rounds.ts';

/** Where and when a proof was run. */
export interface ReportPlace {
  readonly date: Date;
  readonly machine: string;
  readonly postgres: string | undefined;
}

const GIB = 2 ** 30;
const MOST_FAULTS = 50;

/** The machine in one line, with its load at this moment: a busy one measures slower times. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const load = loadavg().map((value) => value.toFixed(1));
  const memory = (totalmem() / GIB).toFixed(0);
  return `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${memory} GiB, load ${load.join(', ')}`;
}

const shown = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en-US') : value.toFixed(1);

function verdictOf({ faults, isWhole }: RunResult): string {
  if (faults.length > 0) return `does not hold: ${faults.length} faults`;
  return isWhole ? 'holds' : 'held as far as it was run';
}

function limitOf({ most, least }: RunResult['figures'][string]): string {
  if (most !== undefined) return `at most ${shown(most)}`;
  return least === undefined ? '' : `at least ${shown(least)}`;
}

/** The report of a run, as the repository keeps it. */
export function reportOf(
  { name, proves, unit, sizes }: Proof,
  header: RunHeader,
  { result, place }: { readonly result: RunResult; readonly place: ReportPlace },
): string {
  const { totals, figures, faults, notes } = result;
  const database =
    header.database === 'postgres' ? `PostgreSQL ${place.postgres ?? ''}`.trim() : 'embedded';
  const rows: readonly (readonly [string, string])[] = [
    ['verdict', verdictOf(result)],
    ['size', `${shown(result.times)} of ${shown(sizes.full)} ${unit}`],
    ['date', `${place.date.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ['machine', place.machine],
    ['database', database],
    ['build', header.build],
    ['seed', String(header.seed)],
    ['time', `${shown(Number(result.seconds.toFixed(1)))} s`],
  ];
  const measured = Object.entries(figures).map(([key, figure]) => [
    figure.what,
    shown(totals[key] ?? 0),
    limitOf(figure),
  ]);
  return [
    `# ${name}`,
    '',
    `${proves} \`npm run prove -- ${name} --database ${header.database} --times ${header.times} --seed ${header.seed}\``,
    'writes this report.',
    '',
    '| | |',
    '|---|---|',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
    '',
    '| figure | measured | limit |',
    '|---|---|---|',
    ...measured.map((cells) => `| ${cells.join(' | ')} |`),
    ...(faults.length === 0 ? [] : ['', '## Faults', '', ...listOf(faults)]),
    ...(notes.length === 0 ? [] : ['', '## To be read', '', ...listOf(notes)]),
    '',
  ].join('\n');
}

function listOf(faults: readonly string[]): string[] {
  const more = faults.length - MOST_FAULTS;
  const shownFaults = faults.slice(0, MOST_FAULTS).map((fault) => `- ${fault}`);
  return more > 0 ? [...shownFaults, `- and ${more} more`] : shownFaults;
}
