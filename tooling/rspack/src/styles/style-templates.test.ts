import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileStyles } from './style-templates.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
  await writeFile(path.join(folder, 'sizes.ts'), 'export const WIDE: number = 900;\n');
});
afterAll(() => rm(folder, { recursive: true }));

const compiled = (source: string) =>
  compileStyles(source, path.join(folder, 'Box.tsx'), ({ className }) => `'${className}'`);

async function cssOf(source: string): Promise<string> {
  const { rules } = await compiled(source);
  return rules.map(({ className, css }) => css.replaceAll(className, 'X')).join('\n');
}

it('replaces each style by a class name and compiles its rules', async () => {
  const { source, rules } = await compiled(
    'const a = css`color: red;`;\nconst b = cx(a, css`\n  /* wide */ margin: 0 -4px;\n`);',
  );
  const [first, second] = rules;
  expect(source).toBe(`const a = '${first?.className}';\nconst b = cx(a, '${second?.className}');`);
  expect(first?.className).toMatch(/^t[0-9a-z]{5}$/);
  expect(first?.css).toBe(`.${first?.className}{color:red;}`);
  expect(second?.css).toBe(`.${second?.className}{margin:0 -4px;}`);
});

it('names a style after its text alone', async () => {
  const { rules } = await compiled('css`a:b;`; css`\n  a:b;\n`; css`a:c;`');
  expect(rules[0]?.className).toBe(rules[1]?.className);
  expect(rules[0]?.className).not.toBe(rules[2]?.className);
});

it('limits nested rules to the element', async () => {
  expect(await cssOf('css`& > nav { a: b; } li { c: d; } @media print { e: f; }`')).toBe(
    '.X>nav{a:b;}.X li{c:d;}@media print{.X{e:f;}}',
  );
});

it('refuses a selector that would apply to the whole page', async () => {
  const style =
    'css`@media print { .v > .no, &[data-odds="0"] .v, .os > :nth-child(n + 4) { a: b; } }`';
  await expect(compiled(style)).rejects.toThrow(
    /Box\.tsx cannot be compiled: the selector ".os>:nth-child\(n \+ 4\)" would apply to the whole/,
  );
});

it('converts font sizes to rem, but not those of drawings in uppercase PX', async () => {
  expect(
    await cssOf('css`padding: 8px; font: 500 11px/14px Inter; text { font-size: 11PX; }`'),
  ).toBe('.X{padding:8px;font:500 0.6875rem/0.875rem Inter;}.X text{font-size:11PX;}');
});

it('evaluates constants of the file and of imported modules', async () => {
  const source = `
    import { type Size, WIDE as LIMIT } from './sizes.ts';
    import { css } from '@tipmark/ui-kit';
    export const ROWS: number = 3;
const digits = [1, 2];
const SIZES = { small: 4 } as const;
const part = /* css of a part */ \`
  b { width: \${SIZES.small * 2}px; }
\`;
    const box = css\`\${part} \${digits.map((digit) => \`&.n\${digit} { --n: \${digit}; }\`).join('')}
      @media (min-width: \${LIMIT}px) { i:nth-child(n + \${ROWS + 1}) { a: b; } }\`;
  `.replaceAll(/^ {4}/gm, '');
  expect(await cssOf(source)).toBe(
    '.X b{width:8px;}.X.n1{--n:1;}.X.n2{--n:2;}@media (min-width: 900px){.X i:nth-child(n + 4){a:b;}}',
  );
});

it.each([
  ['css`width: ${unknown}px;`', 'unknown is not defined'],
  ["import { NARROW } from './sizes.ts';\ncss`width: ${NARROW}px;`", 'exports no NARROW'],
])('names what cannot be evaluated in %s', async (source, reason) => {
  await expect(compiled(source)).rejects.toThrow(reason);
});

it('does not change other templates or comments that mention the tag', async () => {
  const other = '/** The same `css` for  another. */\nconst query = sql`select  1`;';
  expect(await compiled(other)).toEqual({ source: other, rules: [] });
});
