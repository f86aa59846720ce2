import type { HostState } from '@tipmark/remote-kit';
import { type fillingChanged, viewReducer } from '../host/state/view-reducer.ts';
import { FILLING_NOTE_ID } from './filling-note-id.ts';
import { followFilling } from './follow-filling.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<p id="${FILLING_NOTE_ID}" data-tips="tips" data-seasons="seasons: {{percent}} %">results</p>`;
});
afterEach(() => jest.useRealTimers());

function aPage(filling: HostState['view']['filling']) {
  let view: HostState['view'] = {
    ...viewReducer(undefined, { type: 'none' }),
    ...(filling && { filling }),
  };
  const shown: unknown[] = [];
  const store = {
    getState: () => ({ view }),
    dispatch: (action: ReturnType<typeof fillingChanged>) => {
      view = viewReducer(view, action);
    },
  };
  const revalidate = async () => {
    shown.push(view.filling);
  };
  return { parts: { store, router: { revalidate } } as never, shown, view: () => view };
}

const note = () => document.getElementById(FILLING_NOTE_ID)?.textContent;

test('the note above a page follows the filling of the site, which the page is loaded again for', async () => {
  const states = [
    { stage: 'results', percent: null },
    { stage: 'tips', percent: null },
    undefined,
    { stage: 'seasons', percent: 7 },
    { stage: 'seasons', percent: 80 },
    null,
  ] as const;
  const readState = jest.fn();
  for (const state of states) readState.mockResolvedValueOnce(state);
  const { parts, shown, view } = aPage('results');
  followFilling(parts, document, readState);
  const seen: unknown[] = [];
  for (const _ of states) {
    await jest.advanceTimersByTimeAsync(15_000);
    seen.push(note());
  }
  expect(seen).toEqual(['results', 'tips', 'tips', 'seasons: 7 %', 'seasons: 80 %', undefined]);
  expect(shown).toEqual(['tips', 'seasons', undefined]);
  expect(view()).not.toHaveProperty('filling');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(readState).toHaveBeenCalledTimes(states.length);
});

test('a page without the note asks nothing', async () => {
  document.body.innerHTML = '';
  const readState = jest.fn();
  followFilling(aPage(undefined).parts, document, readState);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(readState).not.toHaveBeenCalled();
});
