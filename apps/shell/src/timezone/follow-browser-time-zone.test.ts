import { pageStore } from '../layout/page-fixture.tsx';
import { sessionRead } from '../session/session-reducer.ts';
import { followBrowserTimeZone, type VisitedRouter } from './follow-browser-time-zone.ts';
import { timeZoneOfCookies } from './time-zone-of-cookies.ts';

function visit({ cookie = '', browser = 'Europe/Berlin', rendered = 'Europe/Moscow' }) {
  const written: string[] = [];
  const page = {
    location: { protocol: 'http:' },
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      written.push(value);
    },
  } as unknown as Document;
  const store = pageStore({ session: { timeZone: rendered } });
  const listeners = new Set<(state: VisitedRouter['state']) => void>();
  const router: VisitedRouter = {
    state: { location: { key: 'first' } },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  followBrowserTimeZone(store, { router, page, browserZone: () => browser });
  const zone = () => store.getState().session.timeZone;
  const goTo = (key: string) => {
    for (const listener of listeners) listener({ location: { key } });
  };
  return { written, zone, goTo, store };
}

describe('the zone of the browser', () => {
  test('is stored for a year and shown from the next page on, never on the current one', () => {
    const { written, zone, goTo } = visit({});
    expect(written).toEqual(['timezone=Europe/Berlin; Max-Age=31536000; Path=/; SameSite=Lax']);
    expect(zone()).toBe('Europe/Moscow');
    goTo('first');
    expect(zone()).toBe('Europe/Moscow');
    goTo('second');
    expect(zone()).toBe('Europe/Berlin');
  });

  test('is overridden by a choice made before the next page', () => {
    const { zone, goTo, store } = visit({});
    store.dispatch(sessionRead({ timeZone: 'Asia/Omsk', isTimeZoneManual: true }));
    goTo('second');
    expect(zone()).toBe('Asia/Omsk');
  });

  test('is not written again if it is stored already', () => {
    const seen = visit({ cookie: 'timezone=Europe%2FBerlin', rendered: 'Europe/Berlin' });
    expect(seen.written).toEqual([]);
  });

  test('never overrides the visitor’s own choice', () => {
    const cookie = 'timezone=Asia/Omsk; timezone_manual=1';
    const { written, zone, goTo } = visit({ cookie, rendered: 'Asia/Omsk' });
    goTo('second');
    expect([written, zone()]).toEqual([[], 'Asia/Omsk']);
  });

  test('is ignored if it is not a valid zone', () => {
    const { written, zone, goTo } = visit({ browser: 'Middle/Earth' });
    goTo('second');
    expect([written, zone()]).toEqual([[], 'Europe/Moscow']);
  });
});

describe('the zone of the cookies', () => {
  test.each([
    [{ timezone: 'Asia/Omsk' }, 'Asia/Omsk', false],
    [{ timezone: 'Asia/Omsk', timezone_manual: '1' }, 'Asia/Omsk', true],
    [{ timezone: 'Middle/Earth' }, 'Europe/Paris', false],
    [{ timezone: '' }, 'Europe/Paris', false],
    [{}, 'Europe/Paris', false],
  ])('%p: %s, chosen by the visitor: %p', (cookies, timeZone, isTimeZoneManual) => {
    expect(timeZoneOfCookies(cookies, 'Europe/Paris')).toEqual({ timeZone, isTimeZoneManual });
  });
});
