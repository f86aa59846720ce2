/** Braces with further ones inside, as deep as styles have them. */
const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const expression = new RegExp(String.raw`(\$${braces})`);
/** Tagged or marked; a word in a comment is in backticks of its own. */
const style = new RegExp(
  String.raw`((?<!${'`'})\bcss|\/\* css \*\/ )${'`'}((?:\\.|\$${braces}|[^${'`'}\\])*)${'`'}`,
  'g',
);
const space = String.raw`(?:\s|\/\*[\s\S]*?\*\/)`;
/** A string of CSS, or white space with the sign next to it. */
const piece = new RegExp(
  `("[^"]*"|'[^']*')|${space}*([{};,>])${space}*|(:)${space}+|${space}+`,
  'g',
);

const shortCss = (css: string) =>
  css
    .replace(
      piece,
      (_, text?: string, sign?: string, colon?: string) => text ?? sign ?? colon ?? ' ',
    )
    .replaceAll(';}', '}');

/**
 * Indents and comments of styles, which no minimizer removes from a template, would cost every
 * visitor a kilobyte. All builds use the same rule: a class is named after the text of its style.
 */
export function shortStyles(source: string): string {
  return source.replace(style, (_, mark: string, css: string) => {
    const parts = css.split(expression).map((part, at) => (at % 2 ? part : shortCss(part)));
    return `${mark}\`${parts.join('').trim()}\``;
  });
}
