import { shortStyles } from './short-styles.ts';

it('takes indents, comments and the last sign of each rule out of a style', () => {
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

it('leaves texts and whatever is worked out as they are', () => {
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

it('touches no other template and no comment that names the tag', () => {
  const other = '/** The same `css` for  another. */\nconst query = sql`select  1;\n  -- all\n`;';
  expect(shortStyles(other)).toBe(other);
});
