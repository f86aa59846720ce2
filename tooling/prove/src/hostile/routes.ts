/** A route of the API: its path with the names of its parameters. */
export interface Route {
  readonly path: string;
  readonly methods: readonly string[];
}

const BRANCH = /^(?<lead>(?:[│ ] {3})*)[├└]── (?<part>\S+)(?: \((?<methods>[A-Z, ]+)\))?/;
const INDENT = 4;

/** Reads what Fastify prints of its routes: a tree whose branches continue the path above them. */
export function routesIn(printed: string): Route[] {
  const above: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const { lead = '', part, methods } = BRANCH.exec(line)?.groups ?? {};
    if (part === undefined) return [];
    const depth = lead.length / INDENT;
    const path = `${above[depth - 1] ?? ''}${part}`;
    above[depth] = path;
    if (methods === undefined) return [];
    return [{ path, methods: methods.split(', ').filter((method) => method !== 'HEAD') }];
  });
}
