import { MatchRow, type MatchRowView } from '@tipmark/ui-kit/betting';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keep } from './retain-element.ts';

const derby: MatchRowView = {
  id: 1,
  href: '/Events/1',
  label: 'Zenit – Spartak, odds 1.45, 4.80',
  favourite: 'Favourite: Zenit – Spartak',
  time: '19:30',
  home: { name: 'Zenit' },
  away: { name: 'Spartak' },
  odds: [{ text: '1.45', move: 'up' }, { text: '4.80' }],
  tips: 7,
  predictions: ['users', 'math', 'score'],
  lists: ['scheduled'],
};
const moved: MatchRowView = {
  ...derby,
  label: 'Zenit – Spartak, odds 1.38, 4.80',
  odds: [{ text: '1.38', move: 'down' }, { text: '4.80' }],
};
const kickedOff: MatchRowView = {
  ...moved,
  minute: "1'",
  home: { name: 'Zenit', score: '0', redCards: 1 },
  away: { name: 'Spartak', score: '0' },
  odds: [],
  tips: 0,
  predictions: [],
  lists: ['live'],
};
const rows = [derby, moved, kickedOff, { ...kickedOff, id: 2, note: 'Penalties' }];

const draw = (match: MatchRowView, isInNewTab = false) => MatchRow({ match, isInNewTab });

function elementsOf(node: ReactNode): ReactElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [node, ...elementsOf(node.props.children)];
}

test('an unchanged row keeps its element', () => {
  const before = draw(derby);
  expect(keep(before, draw({ ...derby }))).toBe(before);
});

test('when a price moves, only its element, the ancestors and the label are new', () => {
  const old = draw(derby);
  const known = new Set(elementsOf(old));
  const fresh = elementsOf(keep(old, draw(moved))).filter((element) => !known.has(element));
  expect(
    fresh.map(({ type, props }) => [type, (props as { className?: string }).className]),
  ).toEqual([
    ['li', 's'],
    ['a', 'r'],
    ['span', 'v'],
    ['span', 'os'],
    ['span', 'od down'],
    ['b', undefined],
  ]);
});

test('a row shows its current state, whatever it showed before', () => {
  for (const before of rows) {
    for (const now of rows) {
      for (const isInNewTab of [true, false]) {
        const shown = keep(draw(before), draw(now, isInNewTab));
        expect(renderToStaticMarkup(shown)).toBe(renderToStaticMarkup(draw(now, isInNewTab)));
      }
    }
  }
});
