import { fireEvent, render, screen } from '@testing-library/react';
import { linkEvents } from './link-events.ts';

const navigate = jest.fn();
const prefetch = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom cannot open documents; a link the browser follows itself must not be an error here
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

function aLink(attributes: Record<string, string>, locale: 'ru' | 'en' = 'ru') {
  const events = linkEvents({ locale, navigate, prefetch });
  render(
    <div {...events}>
      <a {...attributes}>
        <span>open</span>
      </a>
    </div>,
  );
  return screen.getByText('open');
}

it('follows a link to a page of the site without a new document', () => {
  fireEvent.click(aLink({ href: '/Results?timestamp=5#now' }));
  expect(navigate).toHaveBeenCalledWith('/Results?timestamp=5#now');
});

it.each([
  ['another site', { href: 'https://elsewhere.example/Results' }],
  ['another language', { href: '/en/Results' }],
  ['a link that asks for a new document', { href: '/Results', 'data-reload': '' }],
  ['a link for another tab', { href: '/Results', target: '_blank' }],
  ['a download', { href: '/Results', download: '' }],
  ['an advertiser', { href: '/link-redirect?id=5' }],
  ['an unknown address', { href: '/nope' }],
  ['an anchor on the same page', { href: '#main' }],
])('leaves %s to the browser', (_case, attributes) => {
  const link = aLink(attributes as Record<string, string>);
  fireEvent.click(link);
  fireEvent.pointerOver(link);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['ctrl', { ctrlKey: true }],
  ['cmd', { metaKey: true }],
  ['shift', { shiftKey: true }],
  ['the middle button', { button: 1 }],
])('leaves a click with %s to the browser', (_case, init) => {
  fireEvent.click(aLink({ href: '/Results' }), init);
  expect(navigate).not.toHaveBeenCalled();
});

it('prefetches when a visitor points at, touches or focuses a link', () => {
  const link = aLink({ href: '/en/Results' }, 'en');
  fireEvent.pointerOver(link);
  fireEvent.touchStart(link);
  fireEvent.focus(link);
  expect(prefetch.mock.calls).toEqual([['/en/Results'], ['/en/Results'], ['/en/Results']]);
});
