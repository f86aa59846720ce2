import { css } from '@tipmark/ui-kit';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The number is encoded by two classes, for tens and ones, because markup may carry no style. */
const counter = css`
  --rows: calc(var(--tens, 0) + var(--ones, 0));
  ${digits.map((digit) => `&.t${digit} { --tens: ${digit * 10}; } &.o${digit} { --ones: ${digit}; }`).join('')}
`;

const limit = 99;

/**
 * The classes by which the style knows how many rows a section has; above 99 the browser's
 * remembered size has to do.
 */
export function rowCountClass(count: number): string {
  const shown = Math.min(count, limit);
  const tens = Math.floor(shown / 10);
  const ones = shown % 10;
  return `${counter}${tens > 0 ? ` t${tens}` : ''}${ones > 0 ? ` o${ones}` : ''}`;
}
