import {
  type ChatState,
  chatAfterConnect,
  chatIsShown,
  chatOfCookies,
  chatText,
  giftIsDue,
  nextChatState,
} from './gift-and-chat.ts';

const DAY = 86_400;
const NOW = 1_795_255_200;
const fresh: ChatState = { showCount: 0, timestamp: undefined, isHidden: false };

test.each([
  [undefined, true],
  [NOW, false],
  [NOW - DAY + 1, false],
  [NOW - DAY, true],
  [NOW + 5, true],
])('a gift last shown at %p is due: %p', (shownAt, isDue) => {
  expect(giftIsDue(shownAt, NOW)).toBe(isDue);
});

describe('the block of the channel', () => {
  test('counts pages, and is hidden for thirty days after twenty of them', () => {
    let state = fresh;
    for (let page = 1; page < 20; page += 1) state = nextChatState(state, NOW);
    expect(state).toEqual({ showCount: 19, timestamp: undefined, isHidden: false });
    state = nextChatState(state, NOW);
    expect(state).toEqual({ showCount: 0, timestamp: NOW, isHidden: true });
    expect(nextChatState(state, NOW + 30 * DAY)).toBe(state);
    expect(nextChatState(state, NOW + 30 * DAY + 1).showCount).toBe(1);
  });

  test('is hidden once the visitor opened the channel, and its count is reset', () => {
    expect(chatAfterConnect({ ...fresh, showCount: 7 })).toEqual({ ...fresh, isHidden: true });
  });

  test.each([
    [fresh, true, true],
    [{ ...fresh, isHidden: true }, false, false],
    [{ ...fresh, timestamp: NOW }, true, false],
  ])('%j is shown on a phone: %p, on a desktop: %p', (state, onPhone, onDesktop) => {
    expect([chatIsShown(state, true), chatIsShown(state, false)]).toEqual([onPhone, onDesktop]);
  });

  test.each([
    [{ ...fresh, showCount: 7 }, '7'],
    [{ ...fresh, timestamp: NOW }, `0.${NOW}`],
  ])('%j is written as %s and read again', (state, text) => {
    expect(chatText(state)).toBe(text);
    expect(chatOfCookies(text, undefined)).toEqual(state);
  });

  test.each(['', 'x', '1.2.3', '-1', '999'])('ignores the invalid text "%s"', (text) => {
    expect(chatOfCookies(text, '1')).toEqual({ ...fresh, isHidden: true });
  });
});
