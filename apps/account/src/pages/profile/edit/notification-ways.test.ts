/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { changeOf, choicesOf, chosenOf, type Kind, WAY } from './notification-ways.ts';

const kind = (known: Partial<Kind> = {}): Kind =>
  ({ type: 4, isActive: true, isLocked: false, channels: [1], isPushed: false, ...known }) as Kind;
const all = [WAY.mail, WAY.telegram, WAY.push];

test('there is a choice only where there is more than email', () => {
  const choices = (isTelegramConnected: boolean, hasBrowser: boolean) =>
    choicesOf({ isTelegramConnected, hasBrowser });
  expect(choices(false, false)).toEqual([]);
  expect(choices(true, false)).toEqual([WAY.mail, WAY.telegram]);
  expect(choices(false, true)).toEqual([WAY.mail, WAY.push]);
  expect(choices(true, true)).toEqual(all);
});

test('a way that is no longer there is not shown as chosen', () => {
  const everywhere = kind({ channels: [1, 2], isPushed: true });
  expect(chosenOf(everywhere, all)).toEqual(all);
  expect(chosenOf(everywhere, [WAY.mail, WAY.push])).toEqual([WAY.mail, WAY.push]);
});

test('a way is added beside the others, in the order of the channels', () => {
  expect(changeOf(kind({ channels: [2] }), all, WAY.mail, true)).toEqual({
    type: 4,
    isActive: true,
    channels: [1, 2],
    isPushed: false,
  });
  expect(changeOf(kind(), all, WAY.push, true)).toEqual({
    type: 4,
    isActive: true,
    channels: [1],
    isPushed: true,
  });
});

test('a kind without any way left is off', () => {
  expect(changeOf(kind(), all, WAY.mail, false)).toEqual({ type: 4, isActive: false });
});

test('without a browser to send to, whether a kind is pushed stays as it is', () => {
  const change = changeOf(kind(), [WAY.mail, WAY.telegram], WAY.telegram, true);
  expect(change).toEqual({ type: 4, isActive: true, channels: [1, 2] });
});
