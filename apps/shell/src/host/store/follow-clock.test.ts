import { pageStore } from '../../testing/page-fixture.tsx';
import { followClock } from './follow-clock.ts';

describe('the clock of the page', () => {
  beforeEach(() => jest.useFakeTimers({ now: 2_000_000_000_000 }));
  afterEach(() => jest.useRealTimers());

  const clockOf = (store: ReturnType<typeof pageStore>) => store.getState().view.nowSeconds;

  test('starts at the server’s time and continues with the browser’s', () => {
    const store = pageStore({ view: { nowSeconds: 1 } });
    const stop = followClock(store);
    expect(clockOf(store)).toBe(1);
    jest.advanceTimersByTime(30_000);
    expect(clockOf(store)).toBe(2_000_000_030);
    stop();
    jest.advanceTimersByTime(60_000);
    expect(clockOf(store)).toBe(2_000_000_030);
  });

  test('stops while the page is hidden and is updated once it is visible', () => {
    const store = pageStore({ view: { nowSeconds: 1 } });
    const look = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const stop = followClock(store);
    jest.advanceTimersByTime(90_000);
    expect(clockOf(store)).toBe(1);
    look.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(clockOf(store)).toBe(2_000_000_090);
    stop();
    look.mockRestore();
  });
});
