import { createHash } from 'node:crypto';
import { type CssMiddleware, stylis } from './stylis.ts';

/** One style of a source file, as builds use it. */
export interface StyleRule {
  /** Replaces the template; named after the text, so that it is the same in every build. */
  readonly className: string;
  /** Its rules on one line. */
  readonly css: string;
}

const TEXT_SIZE = /^(?:font|font-size|line-height)$/;
const ROOT_PX = 16;
const NAME_LENGTH = 5;

/**
 * Text grows with the font size set in the browser: its `px` are written in `rem`. Lengths of a
 * drawing are written `PX` and stay.
 */
const growingText: CssMiddleware = (element) => {
  if (element.type !== 'decl' || !TEXT_SIZE.test(String(element.props))) return;
  element.return = element.value.replace(
    /([\d.]+)px/g,
    (_, px: string) => `${Number(px) / ROOT_PX}rem`,
  );
};

/** In a list of selectors the compiler forgets the element for one with a `:` and without `&`. */
const ownSelectors =
  (className: string): CssMiddleware =>
  (element) => {
    if (element.type !== 'rule' || element.root?.type === '@keyframes') return;
    if (!Array.isArray(element.props)) return;
    const foreign = element.props.find((selector) => !selector.includes(className));
    if (foreign !== undefined) {
      throw new Error(`the selector "${foreign}" would apply to the whole page: begin it with "&"`);
    }
  };

/**
 * The rules of one style.
 * @param text declarations and nested rules, `&` being the element itself
 * @throws Error when a selector would not be limited to the element
 */
export function compileRules(text: string): StyleRule {
  const className = `t${nameOf(text)}`;
  // no vendor prefixes: every browser the product supports reads the standard names
  const plugins = stylis.middleware([growingText, ownSelectors(className), stylis.stringify]);
  return { className, css: stylis.serialize(stylis.compile(`.${className}{${text}}`), plugins) };
}

function nameOf(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest();
  return digest.readBigUInt64BE().toString(36).padStart(NAME_LENGTH, '0').slice(-NAME_LENGTH);
}
