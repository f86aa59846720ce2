import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NOW_SECONDS, resultsPage } from './results-fixture.tsx';

const LEAGUES = 8;
const leagues = Array.from({ length: LEAGUES }, (_, index) =>
  aLeague()
    .withId(index + 1)
    .named(`Лига ${index + 1}`)
    .having(...Array.from({ length: 4 }, () => aMatch().startingAt(NOW_SECONDS + 3_600))),
);
const setting = { reply: aResultsPage(leagues, { asOf: NOW_SECONDS }) };

let root: Root;
let container: HTMLElement;
let toggles: readonly Element[];
let recovered: unknown[];
let shown: ReturnType<typeof resultsPage>;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  recovered = [];
  container = document.createElement('div');
  container.innerHTML = renderToString(resultsPage(setting).page);
  document.body.append(container);
  toggles = [...container.querySelectorAll('[aria-label^="Матчи: "]')];
  expect(toggles).toHaveLength(LEAGUES);
  shown = resultsPage(setting);
  const onRecoverableError = (error: unknown) => void recovered.push(error);
  startTransition(() => {
    root = hydrateRoot(container, shown.page, { onRecoverableError });
  });
});
afterEach(() => {
  root.unmount();
  container.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const isOpen = (at: number) => toggles.at(at)?.getAttribute('aria-expanded');
/** React has taken the element over. */
const isTaken = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
const countOfHydrated = () => toggles.filter(isTaken).length;
const toolbar = () => {
  const found = container.querySelector('[aria-label="Свернуть все"]');
  if (!found) throw new Error('the list has no button that closes all leagues');
  return found;
};

async function until(isReached: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2_000 && !isReached(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(isReached()).toBe(true);
}

test('a click on a league before the page is hydrated is followed, before others are hydrated', async () => {
  expect(countOfHydrated()).toBe(0);
  const [last] = toggles.slice(-1);
  if (last) click(last);
  expect(toggles.map(isTaken)).toEqual(toggles.map((toggle) => toggle === last));
  await until(() => countOfHydrated() === LEAGUES && isOpen(-1) === 'false');
  expect([isOpen(0), isOpen(-1)]).toEqual(['true', 'false']);
  expect(recovered).toEqual([]);
});

test('a choice for all leagues applies to those that are not hydrated yet', async () => {
  click(toolbar());
  await until(() => countOfHydrated() === LEAGUES && isOpen(-1) === 'false');
  expect(isOpen(0)).toBe('false');
  expect(recovered).toEqual([]);
});

test('an update that arrives meanwhile is shown, and no row is created again', async () => {
  const rows = [...container.querySelectorAll('li')];
  await until(() => isTaken(toolbar()));
  const [first, ...others] = setting.reply.leagues;
  if (!first) throw new Error('the day has no league');
  const renamed = { ...first, name: 'Лига с новым именем' };
  shown.receive({ ...setting.reply, leagues: [renamed, ...others] });
  await until(() => container.querySelector('[aria-label="Матчи: Лига с новым именем"]') !== null);
  await until(() => countOfHydrated() === LEAGUES);
  expect([...container.querySelectorAll('li')].every((row, index) => row === rows[index])).toBe(
    true,
  );
  expect(recovered).toEqual([]);
});
