import { FILLING_NOTE_ID } from './filling-note-id.ts';
import { followFilling } from './follow-filling.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<p id="${FILLING_NOTE_ID}" data-tips="tips" data-seasons="seasons: {{percent}} %">results</p>`;
});
afterEach(() => jest.useRealTimers());

const note = () => document.getElementById(FILLING_NOTE_ID)?.textContent;

test('the note above a page follows the filling of the site and goes with its end', async () => {
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
  followFilling(document, readState);
  const seen: unknown[] = [];
  for (const _ of states) {
    await jest.advanceTimersByTimeAsync(15_000);
    seen.push(note());
  }
  expect(seen).toEqual(['results', 'tips', 'tips', 'seasons: 7 %', 'seasons: 80 %', undefined]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(readState).toHaveBeenCalledTimes(states.length);
});

test('a page without the note asks nothing', async () => {
  document.body.innerHTML = '';
  const readState = jest.fn();
  followFilling(document, readState);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(readState).not.toHaveBeenCalled();
});
