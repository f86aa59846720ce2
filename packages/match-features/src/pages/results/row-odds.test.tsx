import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { NOW_SECONDS, openedOdds, renderResults } from './results-fixture.tsx';

const ahead = aMatch()
  .withId(7)
  .between('Зенит', 'Спартак')
  .startingAt(NOW_SECONDS + 3_600)
  .withOdds([1.45, 4.8, 8.2, 1.9, 1.9]);
const running = aMatch().withId(8).between('Кедр', 'Маяк').live('67').withOdds([2, 3, 4]);
const priceless = aMatch().withId(9).between('Ладога', 'Прибой');
const dayOf = (...matches: (typeof ahead)[]) =>
  aResultsPage(
    [
      aLeague()
        .withId(1)
        .having(...matches),
    ],
    { asOf: NOW_SECONDS },
  );

const show = () => renderResults({ reply: dayOf(ahead, running, priceless) });
const prices = (name = 'Коэффициенты: Зенит – Спартак') => screen.getByRole('link', { name });
const sheet = (name = 'Зенит – Спартак') => screen.queryByRole('dialog', { name });
/** Like the shell, which follows links not handled by others. */
function followed() {
  const links: string[] = [];
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link && !event.defaultPrevented) links.push(link.pathname + link.search);
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  return { links, stop: () => document.removeEventListener('click', follow) };
}

afterEach(() => {
  openedOdds.isAway = false;
});

test('the prices of a row are one link to their history beside the link of the row; a row without prices has none', () => {
  show();
  expect(prices().getAttribute('href')).toMatch(/^\/Events\/7-[^?]+\?tab=odds$/);
  expect(screen.getAllByRole('link', { name: /^Коэффициенты:/ })).toHaveLength(2);
});

test('a click opens the sheet over the list without following the link', async () => {
  const { links, stop } = followed();
  show();
  await userEvent.click(prices());
  expect(sheet()).toHaveTextContent('1.45 4.80 8.20');
  expect(sheet()).toHaveTextContent(/^.*7-\S+ may be tipped/);
  expect(links).toEqual([]);
  stop();
});

test('Enter opens the sheet too; a match that has begun accepts no tips', async () => {
  show();
  prices('Коэффициенты: Кедр – Маяк').focus();
  await userEvent.keyboard('{Enter}');
  expect(sheet('Кедр – Маяк')).toBeInTheDocument();
  expect(sheet('Кедр – Маяк')).not.toHaveTextContent('may be tipped');
});

test('a second click closes the sheet; the sheet of another row replaces it', async () => {
  show();
  await userEvent.click(prices());
  await userEvent.click(prices('Коэффициенты: Кедр – Маяк'));
  expect(sheet()).toBeNull();
  expect(sheet('Кедр – Маяк')).toBeInTheDocument();
  await userEvent.click(prices('Коэффициенты: Кедр – Маяк'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an open sheet shows a changed price, and closes when its match leaves the list', async () => {
  const { receive } = show();
  await userEvent.click(prices());
  receive(dayOf(ahead.withOdds([1.38, 4.8, 8.2]), running));
  expect(sheet()).toHaveTextContent('1.38');
  receive(dayOf(running));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a click for a new tab is left to the browser', () => {
  const { links, stop } = followed();
  show();
  fireEvent.click(prices(), { ctrlKey: true });
  expect(sheet()).toBeNull();
  expect(links).toHaveLength(1);
  stop();
});

test('a click goes to the history when the sheet cannot be loaded', async () => {
  openedOdds.isAway = true;
  const { links, stop } = followed();
  show();
  await userEvent.click(prices());
  expect(links).toEqual([expect.stringMatching(/\?tab=odds$/)]);
  expect(screen.queryByRole('dialog')).toBeNull();
  stop();
});

test('a click on the row itself does not open its prices', async () => {
  const { links, stop } = followed();
  show();
  await userEvent.click(screen.getByRole('link', { name: /^Зенит – Спартак/ }));
  expect(sheet()).toBeNull();
  expect(links).toEqual([expect.stringMatching(/^\/Events\/7-[^?]+$/)]);
  stop();
});
