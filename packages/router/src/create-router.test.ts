import fc from 'fast-check';
import { createRouter, type Router } from './create-router.ts';
import { RedirectTo } from './redirect-to.ts';

interface Page {
  readonly shown: string;
}

let router: Router<Page> | undefined;

afterEach(() => router?.dispose());

const address = () => location.pathname + location.search + location.hash;

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A router whose pages show their path; what `held` names waits for `release`. */
function start(at = '/1', { held = '', isFrozen = false } = {}) {
  history.replaceState(null, '', at);
  const loads: { path: string; signal: AbortSignal }[] = [];
  let release = () => {};
  const made = createRouter<Page>({
    first: ({ pathname }) => ({ shown: pathname }),
    async arrive({ pathname }, signal) {
      loads.push({ path: pathname, signal });
      if (pathname === held) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }
      return pathname === '/moved' ? new RedirectTo('/2?from=moved') : { shown: pathname };
    },
    isFrozen,
  });
  router = made;
  return { router: made, loads, release: () => release() };
}

it('shows the first page without loading it', () => {
  const { router, loads } = start('/1?a=b');
  expect(router.state).toMatchObject({ shown: '/1', historyAction: 'POP' });
  expect(loads).toEqual([]);
});

it('writes the address once the page is there, with what was left for it', async () => {
  const { router, release } = start('/1', { held: '/3' });
  const going = router.navigate('/3', { state: 'left' });
  expect([address(), router.state.navigation.state]).toEqual(['/1', 'loading']);
  release();
  await going;
  expect([address(), router.state.shown]).toEqual(['/3', '/3']);
  expect(router.state.location.state).toBe('left');
});

it('cancels what is loading when the visitor goes elsewhere', async () => {
  const { router, loads, release } = start('/1', { held: '/3' });
  const abandoned = router.navigate('/3');
  await router.navigate('/2');
  release();
  await abandoned;
  expect(loads.map(({ path, signal }) => [path, signal.aborted])).toEqual([
    ['/3', true],
    ['/2', false],
  ]);
  expect([address(), router.state.shown]).toEqual(['/2', '/2']);
});

it('a redirect is one entry of the history', async () => {
  const { router } = start();
  const before = history.length;
  await router.navigate('/moved');
  expect([address(), router.state.shown]).toEqual(['/2?from=moved', '/2']);
  expect(history.length).toBe(before + 1);
});

it('another part of the same document, and any page of a frozen one, is not loaded', async () => {
  const jump = start();
  await jump.router.navigate('/1#end');
  expect([address(), jump.loads]).toEqual(['/1#end', []]);
  jump.router.dispose();
  const frozen = start('/1', { isFrozen: true });
  await frozen.router.navigate('/2');
  await frozen.router.revalidate();
  expect([address(), frozen.loads]).toEqual(['/2', []]);
});

const path = fc.integer({ min: 1, max: 4 }).map((id) => `/${id}`);
const steps = fc.array(
  fc.oneof(
    path.map((to) => ({ to, replace: false })),
    path.map((to) => ({ to, replace: true })),
    fc.constantFrom({ by: -1 }, { by: 1 }, { by: -2 }),
  ),
  { maxLength: 12 },
);

it('goes through the history like a list of pages', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { router } = start();
      let pages = ['/1'];
      let at = 0;
      for (const step of taken) {
        if ('by' in step) {
          const next = at + step.by;
          // beyond its own pages another document would be shown
          if (next < 0 || next >= pages.length) continue;
          at = next;
          await router.navigate(step.by);
        } else {
          const isInPlace = step.replace || step.to === pages[at];
          pages = [...pages.slice(0, isInPlace ? at : at + 1), step.to];
          at = pages.length - 1;
          await router.navigate(step.to, { replace: step.replace });
        }
        await until(() => address() === pages[at] && router.state.shown === pages[at]);
        expect(router.state.location.pathname).toBe(pages[at]);
      }
      router.dispose();
    }),
    { numRuns: 15 },
  );
});
