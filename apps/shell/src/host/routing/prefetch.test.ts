import { aPage, day, type SitePage, until } from '../../testing/site-fixture.tsx';
import { createPrefetch } from './prefetch.ts';

/** Stands in for the viewport; a test decides when a link comes near it. */
class FakeObserver {
  static made: FakeObserver[] = [];
  readonly seen = new Set<Element>();
  private readonly hear: IntersectionObserverCallback;
  constructor(receive: IntersectionObserverCallback) {
    this.hear = receive;
    FakeObserver.made.push(this);
  }
  observe = (link: Element) => void this.seen.add(link);
  unobserve = (link: Element) => void this.seen.delete(link);
  comesNear(link: Element | null, isIntersecting = true): void {
    const entry = { target: link, isIntersecting } as unknown as IntersectionObserverEntry;
    this.hear([entry], this as unknown as IntersectionObserver);
  }
}

function prefetching(given: SitePage = {}) {
  const page = aPage(given);
  return { ...page, ...createPrefetch(page) };
}

function savingData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

beforeEach(() => {
  FakeObserver.made = [];
  Object.assign(window, { IntersectionObserver: FakeObserver });
  document.body.innerHTML = '';
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a link under the pointer', () => {
  it('loads its remote and its data, and changes nothing on the page', async () => {
    const { intend, calls, store, importRemote, answer } = prefetching();
    intend('/Results?timestamp=7');
    await until(() => calls.length === 1);
    answer();
    expect(calls[0]?.timestamp).toBe(7);
    expect(importRemote).toHaveBeenCalledTimes(1);
    expect(day.select(store.getState()).status).toBe('idle');
  });

  it('is requested once while the pointer stays, and so is the next one', async () => {
    const { intend, calls } = prefetching();
    intend('/Results?timestamp=7');
    intend('/Results?timestamp=7');
    await until(() => calls.length === 1);
    intend('/Results?timestamp=8');
    await until(() => calls.length === 2);
    expect(calls.map(({ timestamp }) => timestamp)).toEqual([7, 8]);
  });

  it('is not loaded when the visitor saves data', async () => {
    savingData();
    const { intend, calls, importRemote } = prefetching();
    intend('/Results?timestamp=7');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([importRemote.mock.calls, calls]).toEqual([[], []]);
  });

  it('fails silently: the error is shown when the visitor opens it', async () => {
    const importRemote = jest.fn(() => Promise.reject(new Error('404')));
    const { intend, calls, remotes } = prefetching({ importRemote });
    intend('/Results?timestamp=7');
    await until(() => importRemote.mock.calls.length === 2 && !remotes.isLive('soccer'));
    expect(calls).toEqual([]);
  });
});

describe('links of the page', () => {
  const links =
    '<a id="day" href="/Results">a</a><a id="match" href="/Events/5-a-b">b</a>' +
    '<a href="/about-us">c</a><a href="/hockey/Results">d</a><a href="https://else.example/Results">e</a>';

  it('one link to each remote that is not loaded is watched, and loads the remote when it comes near', async () => {
    document.body.innerHTML = links;
    const { watchLinks, importRemote, remotes } = prefetching();
    watchLinks();
    const [observer] = FakeObserver.made;
    expect([...(observer?.seen ?? [])].map(({ id }) => id)).toEqual(['day']);
    observer?.comesNear(document.querySelector('#day'), false);
    expect(observer?.seen.size).toBe(1);
    observer?.comesNear(document.querySelector('#day'));
    await until(() => remotes.isLive('soccer'));
    expect(importRemote).toHaveBeenCalledTimes(1);
    expect(observer?.seen.size).toBe(0);
  });

  it('none is watched for a remote that is loaded', async () => {
    document.body.innerHTML = links;
    const { watchLinks, loadRemoteModule } = prefetching();
    await loadRemoteModule();
    watchLinks();
    expect(FakeObserver.made[0]?.seen.size).toBe(0);
  });

  it('none at all is watched when the visitor saves data', () => {
    savingData();
    document.body.innerHTML = links;
    prefetching().watchLinks();
    expect(FakeObserver.made).toEqual([]);
  });
});
