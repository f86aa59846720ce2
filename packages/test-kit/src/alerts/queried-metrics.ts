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

/** A rule of a file of alerts. */
interface AlertRule {
  readonly name: string;
  readonly expr: string;
  readonly severity: string;
  readonly summary: string;
  readonly description: string;
}

const RULE =
  /- alert: (\w+)\n\s+expr: >-\n\s+(.+)\n\s+for: .+\n\s+labels:\n\s+severity: (\w+)\n\s+annotations:\n\s+summary: (["'])(.+)\4\n\s+description: (["'])(.+)\6/g;

/** The rules of a file of alerts. */
export function alertsOf(file: string): AlertRule[] {
  const rules = [...readFileSync(file, 'utf8').matchAll(RULE)];
  return rules.map(
    ([, name = '', expr = '', severity = '', , summary = '', , description = '']) => ({
      name,
      expr,
      severity,
      summary,
      description,
    }),
  );
}

/**
 * What a query selects that none of the series is: `name{label="value"}` with the operators `=`,
 * `!=`, `=~` and `!~`, compared with series as a test of promtool writes them.
 */
export function withoutSeries(query: string, series: readonly string[]): string[] {
  const known = series.map((one) => ({
    name: one.replace(/\{.*/, ''),
    labels: new Map(
      [...one.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => [label, value]),
    ),
  }));
  return [...query.matchAll(/([a-z_:]+)\{([^}]*)\}/g)]
    .filter(([, name, selector = '']) => {
      const matchers = [...selector.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)];
      return !known.some(
        (one) =>
          one.name === name &&
          matchers.every(([, label = '', operator = '', value = '']) => {
            const own = one.labels.get(label) ?? '';
            const isEqual = operator.includes('~')
              ? new RegExp(`^(?:${value})$`).test(own)
              : own === value;
            return operator.startsWith('!') ? !isEqual : isEqual;
          }),
      );
    })
    .map(([selected]) => selected);
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
