/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { renderToString } from 'react-dom/server';
import { defineScreen } from './define-screen.ts';
import { lazyPart } from './lazy-part.ts';
import { lazyScreen } from './lazy-screen.ts';
import type { Visit } from './visit.ts';

const visit = {} as Visit;
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

test('a part is loaded before the first page is rendered', async () => {
  const { Part } = lazyPart(async () => ({ default: () => 'the part' }));
  await nextTick();
  expect(renderToString(<Part />)).toContain('the part');
});

test('the linked data and share image of a lazy screen are those of the loaded screen', async () => {
  const data = { '@type': 'SportsTeam' };
  const lazy = lazyScreen('team', async () => ({
    screen: defineScreen({
      route: 'team',
      loads: () => [],
      Component: () => null,
      head: () => ({ title: '', description: '' }),
      linkedData: () => [data],
      shareImage: () => undefined,
    }),
  }));
  await lazy.loadPart?.();
  expect(lazy.linkedData?.({} as never, visit, String)).toEqual([data]);
  expect(lazy.shareImage?.({} as never, visit, String)).toBeUndefined();
});
