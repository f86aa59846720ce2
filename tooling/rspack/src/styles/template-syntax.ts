/** Braces with further ones inside, as deep as styles have them. */
export const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;

/** An expression in a template; the first group is its code. */
export const insertion = new RegExp(String.raw`\$\{((?:[^{}]|${braces})*)\}`, 'g');
