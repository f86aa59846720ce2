import { nextPageOf } from './next-page.ts';
import type { Task } from './task.ts';

const taskAt = (path: string): Task => ({
  id: `api-football prices ${path}`,
  provider: 'api-football',
  purpose: 'prices',
  leagues: ['Serie A'],
  path,
  cost: 1,
  due: { kind: 'once', at: 0, until: 1 },
});
const next = (path: string, current: number, total: number, planned: string[] = []) =>
  nextPageOf(taskAt(path), { current, total }, new Set(planned))?.path;

test('the next page is the one after the answered one, to the last', () => {
  expect(next('/odds?league=39', 1, 3)).toBe('/odds?league=39&page=2');
  expect(next('/odds?league=39&page=2', 2, 3)).toBe('/odds?league=39&page=3');
  expect(next('/odds?page=2&league=39', 2, 3)).toBe('/odds?page=3&league=39');
  expect(next('/odds', 1, 2)).toBe('/odds?page=2');
  expect(next('/odds?league=39&page=3', 3, 3)).toBeUndefined();
  expect(next('/odds?league=39', 1, 1)).toBeUndefined();
  expect(nextPageOf(taskAt('/odds'), undefined, new Set())).toBeUndefined();
});

test('a planned page is left to its own call', () => {
  expect(next('/odds?league=39', 1, 3, ['/odds?league=39&page=2'])).toBeUndefined();
});

test('a provider that answers another page, or has no end of them, is not followed', () => {
  expect(next('/odds?league=39&page=2', 1, 3)).toBeUndefined();
  expect(next('/odds?league=39', 2, 3)).toBeUndefined();
  expect(next('/odds?league=39&page=30', 30, 9_999)).toBeUndefined();
});

test('it is a call of its own, for the same leagues at the same cost', () => {
  expect(nextPageOf(taskAt('/odds?league=39'), { current: 1, total: 2 }, new Set())).toMatchObject({
    id: 'api-football prices /odds?league=39&page=2',
    leagues: ['Serie A'],
    cost: 1,
  });
});
