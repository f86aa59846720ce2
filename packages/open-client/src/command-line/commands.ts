import document from '../../openapi.json' with { type: 'json' };

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: { readonly enum?: readonly string[] };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
}

export interface Flag {
  readonly name: string;
  readonly description: string;
}

/** A collection as a command: `league-table <league> --season …`. */
export interface Command {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly segments: readonly string[];
  readonly flags: readonly Flag[];
}

/** `--rows` counts over all pages, which are asked for as far as needed. */
const OF_PAGES = new Set(['limit', 'cursor']);

const kebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function commandOf(path: string, { operationId, summary, parameters }: Operation): Command {
  return {
    name: kebabCase(operationId),
    path,
    summary,
    segments: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
    flags: parameters
      .filter((one) => one.in === 'query' && !OF_PAGES.has(one.name))
      .map(({ name, description, schema }) => ({
        name,
        description: [description, schema.enum?.join(', ')].filter(Boolean).join(': '),
      })),
  };
}

const paths: Readonly<Record<string, { readonly get: Operation }>> = document.paths;

/** A command for each collection of the API. */
export const COMMANDS: readonly Command[] = Object.entries(paths).map(([path, { get }]) =>
  commandOf(path, get),
);
