import { renderHook } from '@testing-library/react';
import { nextTemplateId, type TemplateList } from './template-list.ts';
import { useSuccess } from './use-write.ts';

const template = (id: number) => ({
  id,
  name: `${id}`,
  isModifiable: id > 100,
  isBlockedBySubscription: false,
  params: {},
  notificationParams: null,
});
const list = (...customs: number[]): TemplateList<object> => ({
  presets: [template(1), template(2)],
  customs: customs.map(template),
});

test.each([
  ['firstCustom', list(101, 102), 101, 102],
  ['firstCustom', list(101, 102), 102, 101],
  ['firstCustom', list(101), 101, 1],
  ['firstCustom', undefined, 101, 1],
  ['firstPreset', list(101, 102), 101, 1],
] as const)('%s: the template after a deleted one', (next, known, deleted, expected) => {
  expect(nextTemplateId(known, deleted, next)).toBe(expected);
});

test('a success is reported once each time, and not to what appears after it', () => {
  const then = jest.fn();
  const { rerender } = renderHook(({ isDone }) => useSuccess(isDone, then), {
    initialProps: { isDone: true },
  });
  expect(then).not.toHaveBeenCalled();
  for (const isDone of [false, true, true, false, true]) rerender({ isDone });
  expect(then).toHaveBeenCalledTimes(2);
});
