import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { aLeague, aMatch, anEventPage, aResultsPage } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { ready, renderList } from '../../lists/list-fixture.tsx';
import { resultsLoads } from '../results-loads.ts';
import { mostWatched } from './pointed-match.ts';
import { matchPreview, previewRequest } from './preview-load.ts';
import { ResultsAside } from './ResultsAside.tsx';

const quiet = aMatch().withId(1).between('Кедр', 'Маяк').seen(900);
const running = aMatch()
  .withId(2)
  .between('Зенит', 'Спартак')
  .live('2H:67')
  .withScore(2, 1)
  .seen(10);
const other = aMatch().withId(3).between('Прибой', 'Полюс').live('1H:5').seen(50);
const day = aResultsPage([aLeague().having(quiet, running, other)]);
const priced = (oddType: string, first: number, current: number) => ({
  oddType,
  first,
  current,
  closing: null,
  best: null,
});
const page = {
  ...anEventPage(running),
  odds: [priced('1x2.1', 1.8, 1.5), priced('1x2.x', 4, 4), priced('1x2.2', 6, 7)],
};

const Beside = () => (
  <>
    <a href="/Events/1-kedr-mayak">Кедр – Маяк</a>
    <a href="/Tournaments/1-x">Турнир</a>
    <ResultsAside />
  </>
);

const draw = (slots = {}) =>
  renderList({
    Screen: Beside,
    address: '/Results',
    loads: { soccerResultsPage: ready(day), ...slots },
  });

test('its load is one of the page', () => {
  expect(resultsLoads.map(({ name }) => name)).toContain(matchPreview.name);
});

test('the match in play that is watched most is looked at first', async () => {
  expect(mostWatched(day)).toMatch(/^3-/);
  const { dispatched } = await draw();
  expect(dispatched.at(-1)).toMatchObject({
    type: 'soccerMatchPreview/requested',
    request: { segments: { matchUrl: expect.stringMatching(/^3-/) } },
  });
});

test('how it stands, what its prices say and the way there, with nothing axe minds', async () => {
  const { container } = await draw({ soccerMatchPreview: ready(page) });
  const preview = screen.getByRole('article', { name: /Зенит – Спартак/ });
  expect(preview).toHaveTextContent('2:1');
  expect(preview).toHaveTextContent(/П1 \d\d.%/);
  expect(preview).toHaveTextContent('1.80 › 1.50');
  expect(screen.getByRole('link', { name: 'Открыть матч' })).toHaveAttribute(
    'href',
    `/Events/${page.link}`,
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('a row pointed at for a while is looked at; one passed over, or no match, is not', async () => {
  jest.useFakeTimers();
  const { dispatched } = await draw({ soccerMatchPreview: ready(page) });
  const before = dispatched.length;
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Кедр – Маяк' }));
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Турнир' }));
  act(() => void jest.advanceTimersByTime(1_000));
  expect(dispatched).toHaveLength(before);
  fireEvent.focusIn(screen.getByRole('link', { name: 'Кедр – Маяк' }));
  act(() => void jest.advanceTimersByTime(1_000));
  expect(dispatched.at(-1)).toEqual(previewRequest('1-kedr-mayak'));
  jest.useRealTimers();
});

test('a match that does not load says so and can be asked for again', async () => {
  const error = { status: 500, code: 'internal', message: '' };
  await draw({ soccerMatchPreview: { status: 'failed', error } });
  expect(screen.getByText('Не удалось загрузить матч')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
});
