import { shortStyles } from './short-styles.ts';

it('removes indentation, comments and the last semicolon of each rule from a style', () => {
  const written = `
const box = css\`
  display: grid;
  /* as wide as the page */
  grid-template-columns: 208px minmax(0, 1fr);
  & > nav { color: red; }
  a :hover, .b { margin: 0 -4px; }
\`;
const after = '  a;  b ';`;
  expect(shortStyles(written)).toBe(`
const box = css\`display:grid;grid-template-columns:208px minmax(0,1fr);&>nav{color:red}a :hover,.b{margin:0 -4px}\`;
const after = '  a;  b ';`);
});

it('keeps strings and interpolations unchanged', () => {
  const written =
    'css`\n  ${MOBILE} { margin: ${a + b} ${c}; }\n  &::before { content: "a;  b" / ""; }\n  ${[1, 2].map((n) => `&.t${n} { --n: ${n}; }`)}\n`';
  expect(shortStyles(written)).toBe(
    'css`${MOBILE}{margin:${a + b} ${c}}&::before{content:"a;  b" / ""}${[1, 2].map((n) => `&.t${n} { --n: ${n}; }`)}`',
  );
});

it('shortens a part of a style that is marked as one', () => {
  expect(shortStyles('const part = /* css */ `\n  a { b: c; }\n`;')).toBe(
    'const part = /* css */ `a{b:c}`;',
  );
});

it('does not change other templates or comments that mention the tag', () => {
  const other = '/** The same `css` for  another. */\nconst query = sql`select  1;\n  -- all\n`;';
  expect(shortStyles(other)).toBe(other);
});
