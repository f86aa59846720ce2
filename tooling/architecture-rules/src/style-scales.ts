import { isTest, packageOf, type RepositoryFile, type Violation } from './repository-files.ts';

const SCALES = 'packages/ui-kit/src/theme/scales.ts';
const STYLED = /^(?:apps\/(?!api$)|packages\/(?!ui-kit$))/;

/** A style, or a part of one; the tag's name in a comment is in backticks of its own. */
const STYLE = /(?:(?<!`)\bcss|\/\* css \*\/ )`((?:\\.|[^\\`])*)`/g;
const DECLARATION =
  /(?<![\w$-])(font(?:-size|-weight)?|border(?:-\w+)*-radius|(?:row-|column-)?gap)\s*:\s*((?:\$\{[^}]*\}|[^;{}])*)/g;
const INSERTION = /\$\{[^}]*\}/g;
const LENGTH = /(?<![\w.#-])\d*\.?\d+(?:px|rem)\b/g;
const WEIGHT = /(?<![\w.#-])[1-9]00?\d?(?![\w.%])/g;
const CIRCLE = /\b50%/g;
/** A grid shows its background through as a line of this width. */
const HAIRLINE = '1px';
const ROOT_PX = 16;

interface Token {
  readonly name: string;
  readonly value: number;
}

/**
 * Font sizes, weights, radii and gaps in `css` outside of ui-kit are those of ui-kit. Lengths of
 * a drawing are written `PX`, parts of another length in `em` or `%`.
 */
export function styleScales(files: readonly RepositoryFile[]): Violation[] {
  const scales = readScales(files.find(({ path }) => path === SCALES)?.text ?? '');
  return files
    .filter((file) => STYLED.test(packageOf(file)) && /\.tsx?$/.test(file.path) && !isTest(file))
    .flatMap((file) =>
      [...file.text.matchAll(STYLE)].flatMap((style) =>
        [...(style[1] ?? '').matchAll(DECLARATION)].flatMap((declaration) => {
          const at = style.index + style[0].indexOf('`') + 1 + declaration.index;
          const line = file.text.slice(0, at).split('\n').length;
          const [, property = '', value = ''] = declaration;
          return rawValues(property, value.replaceAll(INSERTION, ' ')).map(({ raw, scale }) => ({
            path: `${file.path}:${line}`,
            message: `has the raw value ${raw} in ${property}: use \${${nearest(raw, scales.get(scale) ?? [])}} of ui-kit/style-values`,
          }));
        }),
      ),
    );
}

interface RawValue {
  readonly raw: string;
  readonly scale: string;
}

function rawValues(property: string, value: string): RawValue[] {
  const found = (pattern: RegExp, scale: string): RawValue[] =>
    [...value.matchAll(pattern)].map(([raw]) => ({ raw, scale }));
  if (property.endsWith('radius')) return [...found(LENGTH, 'radius'), ...found(CIRCLE, 'radius')];
  if (property.endsWith('gap')) {
    return found(LENGTH, 'gap').filter(({ raw }) => raw !== HAIRLINE);
  }
  if (property === 'font-weight') return found(WEIGHT, 'weight');
  if (property === 'font-size') return found(LENGTH, 'font');
  // the size comes before the height of a line
  const size = found(LENGTH, 'font').filter(({ raw }) => !value.includes(`/${raw}`));
  return [...found(WEIGHT, 'weight'), ...size];
}

/** The scales by their names, from the source of ui-kit. */
function readScales(source: string): ReadonlyMap<string, readonly Token[]> {
  return new Map(
    [...source.matchAll(/^export const (\w+) = \{([^}]*)\}/gm)].map(([, scale = '', body = '']) => [
      scale,
      [...body.matchAll(/(\w+): '?([\d.]+)/g)].map(([, key = '', value]) => ({
        name: /^\d/.test(key) ? `${scale}[${key}]` : `${scale}.${key}`,
        value: Number(value),
      })),
    ]),
  );
}

function nearest(raw: string, tokens: readonly Token[]): string {
  const number = Number.parseFloat(raw);
  const value = raw.endsWith('%') ? Infinity : raw.endsWith('rem') ? number * ROOT_PX : number;
  const distance = (token: Token): number => Math.abs(Math.min(value, 999) - token.value);
  return tokens.toSorted((a, b) => distance(a) - distance(b))[0]?.name ?? 'a token';
}
