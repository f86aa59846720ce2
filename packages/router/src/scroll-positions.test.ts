import { placeOf } from '@tipmark/remote-kit/router';
import { createScrollPositions } from './scroll-positions.ts';

const scrolled = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  scrolled.mockClear();
  window.scrollTo = scrolled as never;
  document.body.innerHTML = '<p id="часть"></p>';
});

const scrolledTo = (y: number) =>
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
const page = (key: string, address = '/Results') => placeOf(address, { key });

it('back and forward return to where the page was left, a new page starts at the top', () => {
  const scroll = createScrollPositions();
  scrolledTo(700);
  scroll.leave(page('one'));
  scroll.restore({ location: page('two'), historyAction: 'PUSH', keepsScroll: false });
  scroll.restore({ location: page('one'), historyAction: 'POP', keepsScroll: false });
  scroll.restore({ location: page('one'), historyAction: 'REPLACE', keepsScroll: false });
  expect(scrolled.mock.calls).toEqual([
    [0, 0],
    [0, 700],
    [0, 0],
  ]);
});

it('a page that is only filtered stays where it is', () => {
  const scroll = createScrollPositions();
  scroll.restore({ location: page('two'), historyAction: 'PUSH', keepsScroll: true });
  expect(scrolled).not.toHaveBeenCalled();
});

it('a fragment is scrolled to, and one that names nothing is the top', () => {
  const into = jest.fn();
  Element.prototype.scrollIntoView = into;
  const scroll = createScrollPositions();
  const at = (address: string) =>
    scroll.restore({ location: page('two', address), historyAction: 'PUSH', keepsScroll: false });
  at('/Results#часть');
  expect(into).toHaveBeenCalledTimes(1);
  at('/Results#nothing');
  at('/Results#%E0%A4%A');
  expect(scrolled.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it('positions outlive the document, and a storage with other content is no obstacle', () => {
  const scroll = createScrollPositions();
  scroll.start(() => page('last'));
  expect(history.scrollRestoration).toBe('manual');
  scrolledTo(250);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  const next = createScrollPositions();
  next.restore({ location: page('last'), historyAction: 'POP', keepsScroll: false });
  expect(scrolled).toHaveBeenLastCalledWith(0, 250);
  sessionStorage.setItem('scroll-positions', 'broken');
  createScrollPositions().restore({
    location: page('last'),
    historyAction: 'POP',
    keepsScroll: false,
  });
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});
