import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { soccerEventOddsHistory } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';
import { anOddsHistory } from '@tipmark/test-kit';
import { useState } from 'react';
import { game, ready, renderGame } from '../../testing/game-fixture.tsx';
import { createRowOddsPart } from './create-row-odds-part.tsx';

const rowOddsHistory = createLoad('soccerRowOdds', {
  request: soccerEventOddsHistory,
  when: 'latest',
});
const rowOddsRequest = (matchUrl: string) =>
  rowOddsHistory.requested({ segments: { matchUrl, market: '1x2' } });
const RowOdds = createRowOddsPart({
  namespace: 'game',
  sport: game.sport,
  matchRoute: 'events',
  load: rowOddsHistory,
});
const MATCH = '7-zenit-spartak';
const HREF = `/Events/${MATCH}?tab=odds`;

const Row = () => {
  const [anchor, setAnchor] = useState<HTMLAnchorElement | null>(null);
  const [price, setPrice] = useState(2.1);
  const row = {
    home: { name: 'Зенит' },
    away: { name: 'Спартак' },
    lists: ['scheduled'] as const,
    odds: [{ text: String(price) }],
  };
  return (
    <>
      <a ref={setAnchor} href={HREF}>
        {price}
      </a>
      <button type="button" onClick={() => setPrice(2.2)}>
        {'Live'}
      </button>
      {anchor && (
        <RowOdds
          anchor={anchor}
          rowOf={(href) => (href === HREF ? row : undefined)}
          onClose={() => {}}
        />
      )}
    </>
  );
};
const draw = (slots = {}) => renderGame({ Screen: Row, address: '/Results', loads: slots });
const sheet = () => screen.getByRole('dialog', { name: 'Зенит – Спартак' });

test('requests the history of the result when it opens, and again when a price of the row changes', async () => {
  const { dispatched } = await draw();
  const requested = () => dispatched.filter(({ type }) => type === 'soccerRowOdds/requested');
  expect(requested()).toEqual([rowOddsRequest(MATCH)]);
  expect(rowOddsRequest(MATCH)).toMatchObject({
    request: { segments: { matchUrl: MATCH, market: '1x2' } },
  });
  expect(sheet().querySelectorAll('li')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Live', hidden: true }));
  expect(requested()).toHaveLength(2);
});

test('shows the history, with links to a tip on each outcome and to the whole history', async () => {
  const { key } = rowOddsRequest(MATCH);
  await draw({ soccerRowOdds: ready(anOddsHistory(), key) });
  expect(sheet()).toHaveTextContent('П1');
  const tips = within(sheet()).getAllByRole('link', { name: /^Прогноз/ });
  expect(tips.map((tip) => [tip.getAttribute('aria-label'), tip.getAttribute('href')])).toEqual([
    ['Прогноз: П1 по 1.79', `/Events/${MATCH}?tip=1x2.1`],
    ['Прогноз: X по 3.74', `/Events/${MATCH}?tip=1x2.x`],
    ['Прогноз: П2 по 4.44', `/Events/${MATCH}?tip=1x2.2`],
  ]);
  expect(within(sheet()).getByRole('link', { name: /^Вся история/ })).toHaveAttribute('href', HREF);
});
