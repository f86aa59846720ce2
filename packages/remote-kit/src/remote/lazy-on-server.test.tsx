/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { defineScreen } from './define-screen.ts';
import { lazyPart } from './lazy-part.ts';
import { lazyScreen } from './lazy-screen.ts';
import type { Visit } from './visit.ts';

const visit = {} as Visit;
const given = () => new Promise((resolve) => setImmediate(resolve));

test('a part is there before the first page is drawn', async () => {
  const { Part } = lazyPart(async () => ({ default: () => 'the part' }));
  await given();
  expect(renderToString(<Part />)).toContain('the part');
});

test('what a server alone is asked is answered by the screen behind it', async () => {
  const data = { '@type': 'SportsTeam' };
  const lazy = lazyScreen('team', async () => ({
    screen: defineScreen({
      route: 'team',
      loads: () => [],
      Component: () => null,
      head: () => ({ title: '', description: '' }),
      linkedData: () => [data],
      picture: () => undefined,
    }),
  }));
  await lazy.bring?.();
  expect(lazy.linkedData?.({} as never, visit, String)).toEqual([data]);
  expect(lazy.picture?.({} as never, visit, String)).toBeUndefined();
});
