import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { announce, isPointedAt, markHead, markRows } from './index.ts';

interface Marked {
  readonly text: string | null;
  readonly keyframes: unknown;
  readonly easing: unknown;
}

let marked: Marked[] = [];
let wantsStill = false;

beforeEach(() => {
  marked = [];
  wantsStill = false;
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduce') ? wantsStill : true,
  })) as unknown as typeof window.matchMedia;
  // the test's window neither paints nor animates
  Element.prototype.animate = function animate(
    this: Element,
    keyframes: Keyframe[],
    options: KeyframeAnimationOptions,
  ) {
    marked.push({ text: this.textContent, keyframes, easing: options.easing });
    return {} as Animation;
  } as unknown as Element['animate'];
  Element.prototype.getBoundingClientRect = function box(this: Element) {
    const isBelow = this.classList.contains('below');
    return { top: isBelow ? 5_000 : 10, bottom: isBelow ? 5_040 : 50 } as DOMRect;
  };
});

const Row = ({ href, className }: { href: string; className?: string }) => (
  <li className={className}>
    <a className="r" href={href}>
      row
    </a>
    <span className="sc">
      <span>1</span>
      <span>0</span>
    </span>
    <span className="os">
      <span className="od">1.80</span>
      <span className="od">3.40</span>
    </span>
  </li>
);

const list = () =>
  render(
    <div data-tab="all">
      <ul>
        <Row href="/Events/1" />
        <Row href="/Events/2" />
        <Row href="/Events/3" className="below" />
      </ul>
    </div>,
  );

const change = (href: string) => ({
  href,
  odds: ['down', undefined] as const,
  hasScored: { home: true, away: false },
});

test('marks the new cells of the changed rows that are on screen, and no others', () => {
  list();
  markRows([change('/Events/1'), change('/Events/3')]);
  const tinted = marked.filter(({ keyframes }) => JSON.stringify(keyframes).includes('Tint'));
  expect(tinted.map(({ text }) => text)).toEqual(['1', '1.80']);
  expect(JSON.stringify(tinted[1]?.keyframes)).toContain('--downTint');
});

test('does not fade when the visitor prefers reduced motion', () => {
  list();
  wantsStill = true;
  markRows([{ ...change('/Events/2'), hasScored: { home: false, away: false } }]);
  expect(marked.map(({ easing }) => easing)).toEqual(['steps(1, end)']);
});

test('the number of marked cells is limited', () => {
  const hrefs = Array.from({ length: 100 }, (_, index) => `/Events/${index}`);
  render(
    <div data-tab="all">
      <ul>
        {hrefs.map((href) => (
          <Row key={href} href={href} />
        ))}
      </ul>
    </div>,
  );
  markRows(hrefs.map(change));
  const tinted = marked.filter(({ keyframes }) => JSON.stringify(keyframes).includes('Tint'));
  expect(tinted).toHaveLength(40);
});

test('rows of an off-screen list are not measured, which would force their layout', () => {
  const requested: Element[] = [];
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = function box(this: Element) {
    requested.push(this);
    return getBoundingClientRect.call(this);
  };
  render(
    <div data-tab="all">
      <ul className="below">
        <Row href="/Events/1" />
      </ul>
    </div>,
  );
  markRows([change('/Events/1')]);
  expect(marked).toEqual([]);
  expect(requested.map(({ tagName }) => tagName)).toEqual(['UL']);
});

test('marks score and prices in the head of a match', () => {
  render(
    <header>
      <div className="sides">
        <div className="score">
          <strong>1:0</strong>
        </div>
      </div>
      <ul>
        <li>1.80</li>
        <li>3.40</li>
      </ul>
    </header>,
  );
  markHead({ hasScored: true, prices: [undefined, 'up'] });
  expect(new Set(marked.map(({ text }) => text))).toEqual(new Set(['1:0', '3.40']));
});

test('no list is pointed at without a pointer', () => {
  list();
  expect(isPointedAt()).toBe(false);
});

test('a page has one live region, also after its content was replaced', () => {
  announce('Zenit – Spartak 1:0');
  announce('Zenit – Spartak 2:0');
  expect([...document.querySelectorAll('output')].map(({ textContent }) => textContent)).toEqual([
    'Zenit – Spartak 2:0',
  ]);
  document.body.replaceChildren();
  announce('Zenit – Spartak 3:0');
  expect(document.querySelector('output')).toHaveTextContent('Zenit – Spartak 3:0');
});
