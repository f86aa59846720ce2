import { displayCss } from './display-css.ts';

const rules = (isCompact: boolean, hidesScores: boolean) => displayCss({ isCompact, hidesScores });

test('a page of a first visit has no rule of settings', () => {
  expect(rules(false, false)).toBe('');
});

test('every rule applies to its own setting alone', () => {
  const selectors = (css: string) =>
    [...css.replaceAll(/@media[^{]*\{/g, '').matchAll(/(?:^|\})\s*([^{}]+)\{/g)].map(
      ([, selector = '']) => selector.trim(),
    );
  const compact = selectors(rules(true, false));
  const hidden = selectors(rules(false, true));
  expect(compact.length).toBeGreaterThan(10);
  expect(hidden.length).toBeGreaterThan(3);
  expect(compact.every((one) => one.startsWith('html[data-rows] '))).toBe(true);
  expect(hidden.every((one) => one.startsWith('html[data-scores] '))).toBe(true);
  expect(rules(true, true)).toBe(rules(true, false) + rules(false, true));
});
