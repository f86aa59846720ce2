import { showFocused } from './show-focused.ts';

it('shows a focused control, and leaves the page where it is for anything else', () => {
  document.body.innerHTML = '<a href="#a">a</a><main tabindex="-1"><input></main>';
  const shown: [Element, unknown][] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    shown.push([this, options]);
  };
  showFocused();
  const [link, main, input] = ['a', 'main', 'input'].map((name) => document.querySelector(name));
  for (const element of [link, main, input]) (element as HTMLElement).focus();
  const nearest = { block: 'nearest', inline: 'nearest' };
  expect(shown).toEqual([
    [link, nearest],
    [input, nearest],
  ]);
});
