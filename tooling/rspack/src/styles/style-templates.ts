import { compileRules, type StyleRule } from './compile-rules.ts';
import { createStyleValues } from './style-values.ts';
import { braces, insertion } from './template-syntax.ts';

/** A tagged template; the tag's name in a comment is in backticks of its own. */
const template = new RegExp(
  String.raw`(?<!${'`'})\bcss${'`'}((?:\\.|\$${braces}|[^${'`'}\\])*)${'`'}`,
  'g',
);

export interface CompiledStyles {
  /** The source with every style replaced. */
  readonly source: string;
  readonly rules: readonly StyleRule[];
}

/**
 * Replaces the styles of a source file.
 * @param replacement code in place of a template
 * @throws Error naming the file, and the value or selector that cannot be compiled
 */
export async function compileStyles(
  source: string,
  file: string,
  replacement: (rule: StyleRule) => string,
): Promise<CompiledStyles> {
  const found = [...source.matchAll(template)];
  if (found.length === 0) return { source, rules: [] };
  const valueOf = createStyleValues(source, file);
  try {
    const rules = await Promise.all(
      found.map(async ([, text = '']) => compileRules(await textOf(text, valueOf))),
    );
    let next = 0;
    return {
      source: source.replace(template, () => replacement(rules[next++] as StyleRule)),
      rules,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`A style of ${file} cannot be compiled: ${reason}`, { cause: error });
  }
}

async function textOf(text: string, valueOf: (code: string) => Promise<unknown>): Promise<string> {
  const values = await Promise.all(
    [...text.matchAll(insertion)].map(async ([, code = '']) => String(await valueOf(code))),
  );
  let next = 0;
  const filled = text.replace(insertion, () => values[next++] ?? '');
  return filled.replaceAll('\\`', '`').replaceAll('\\\\', '\\');
}
