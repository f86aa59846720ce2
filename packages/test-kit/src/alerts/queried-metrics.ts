import { readFileSync } from 'node:fs';

/** A metric as a query names it. */
interface Queried {
  readonly name: string;
  /** Labels the query selects by. */
  readonly labels: readonly string[];
}

/** Labels that a collector adds, or renames because its own has the name. */
const OF_THE_COLLECTOR: Readonly<Record<string, string>> = { exported_job: 'job' };
const ADDED = new Set(['job', 'instance']);
const SUFFIX = /_(?:bucket|count|sum)$/;

/** The queries of alerts (`.yml`), of a dashboard (`.json`) or of a text (`.md`). */
export function queriesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) {
    return [...text.matchAll(/```promql\n([^]*?)```/g)].map(([, one]) => one ?? '');
  }
  if (!file.endsWith('.json'))
    return [...text.matchAll(/expr: >-\n\s+(.+)/g)].map(([, one]) => one ?? '');
  const { panels } = JSON.parse(text) as { panels: { targets: { expr: string }[] }[] };
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

/**
 * Every metric that alerts (`.yml`), a dashboard (`.json`) or the queries of a text (`.md`) ask
 * for; each names its `job`.
 * @param job only those of this one
 */
export function queriedMetrics(file: string, job?: string): Queried[] {
  return queriesOf(file).flatMap((query) =>
    [...query.matchAll(/([a-z_:]+)\{([^}]*)\}/g)]
      .filter(([, , selector = '']) => job === undefined || selector.includes(`job="${job}"`))
      .map(([, name = '', selector = '']) => ({
        name,
        labels: [...selector.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label]) => label ?? ''),
      })),
  );
}

/**
 * What a query asks for and a program does not serve: names without a metric, and labels that no
 * series of a metric has (a metric without series may have any).
 * @param served the text of `/metrics`
 * @param job only what is asked of this one
 */
export function notServed(file: string, served: string, job?: string): string[] {
  return queriedMetrics(file, job).flatMap(({ name, labels }) => {
    if (name === 'up') return [];
    const family = served.includes(`# TYPE ${name} `) ? name : name.replace(SUFFIX, '');
    if (!served.includes(`# TYPE ${family} `)) return [name];
    const lines = served.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line));
    return labels
      .map((label) => OF_THE_COLLECTOR[label] ?? (ADDED.has(label) ? undefined : label))
      .filter((label) => label !== undefined)
      .filter((label) => lines.length > 0 && !lines.some((line) => line.includes(`${label}="`)))
      .map((label) => `${name}{${label}}`);
  });
}
