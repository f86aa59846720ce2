import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { braces, insertion } from './template-syntax.ts';

/** Where the values are of a module that cannot run outside of a bundle. */
const VALUES_OF: Readonly<Record<string, string>> = {
  '@tipmark/ui-kit': '@tipmark/ui-kit/style-values',
  '@tipmark/ui-kit/betting': '@tipmark/ui-kit/style-values',
};

const identifier = /(?<![\w$.])[A-Za-z_$][\w$]*/g;
const comment = /\/\*[\s\S]*?\*\//g;
const text = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g;
const template = new RegExp(String.raw`${'`'}((?:\\.|\$${braces}|[^${'`'}\\])*)${'`'}`, 'g');

/**
 * Evaluates the expressions in a file's styles while it is built: constants of the file, and what
 * it imports from modules that Node.js can run by itself.
 * @throws Error naming the value that only exists in the browser
 */
export function createStyleValues(source: string, file: string) {
  const imported = importsOf(source);
  const known = new Map<string, Promise<unknown>>();

  async function valueOf(expression: string): Promise<unknown> {
    const names = [...new Set(codeIn(expression).match(identifier) ?? [])].filter(
      (name) => imported.has(name) || constantOf(source, name) !== undefined,
    );
    const values = await Promise.all(names.map((name) => named(name)));
    const code = expression.replace(/ as const$/, '');
    const scope = Object.fromEntries(names.map((name, index) => [name, values[index]]));
    return runInNewContext(`(${code})`, scope) as unknown;
  }

  function named(name: string): Promise<unknown> {
    const value = known.get(name) ?? find(name);
    known.set(name, value);
    return value;
  }

  async function find(name: string): Promise<unknown> {
    const constant = constantOf(source, name);
    if (constant !== undefined) return valueOf(constant);
    const origin = imported.get(name);
    if (!origin) throw new Error(`${name} is neither a constant of the file nor imported`);
    const module = (await import(pathToFileURL(locate(origin.from, file)).href)) as Record<
      string,
      unknown
    >;
    if (!(origin.name in module)) throw new Error(`${origin.from} exports no ${origin.name}`);
    return module[origin.name];
  }

  return valueOf;
}

/** The expression without comments and text: what names may stand in. */
const codeIn = (expression: string): string =>
  expression
    .replace(comment, '')
    .replace(template, (_, inner: string) =>
      [...inner.matchAll(insertion)].map(([, code = '']) => `(${codeIn(code)})`).join(),
    )
    .replace(text, "''");

interface Origin {
  readonly from: string;
  readonly name: string;
}

function importsOf(source: string): ReadonlyMap<string, Origin> {
  const found = new Map<string, Origin>();
  for (const [, list = '', from = ''] of source.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)) {
    for (const entry of list.split(',')) {
      const [name = '', alias] = entry.trim().split(/ as /);
      if (name !== '' && !name.startsWith('type ')) found.set(alias ?? name, { from, name });
    }
  }
  return found;
}

function locate(specifier: string, file: string): string {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(file), specifier);
  return createRequire(file).resolve(VALUES_OF[specifier] ?? specifier);
}

/** What a constant at the top level of a file is set to, up to the semicolon. */
function constantOf(source: string, name: string): string | undefined {
  const start = new RegExp(String.raw`^(?:export )?const ${name}(?:: [^=\n]+)? =`, 'm').exec(
    source,
  );
  if (!start) return undefined;
  const from = start.index + start[0].length;
  let depth = 0;
  let quote = '';
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (`'"\``.includes(sign)) quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    else if (sign === ';' && depth === 0) return source.slice(from, at).trim();
  }
  return undefined;
}
