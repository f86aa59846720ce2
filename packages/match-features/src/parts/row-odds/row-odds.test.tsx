import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadState } from '@tipmark/remote-kit';
import { anOddsHistory } from '@tipmark/test-kit';
import { outcomeViews } from './outcome-views.ts';
import { RowOddsSheet } from './RowOddsSheet.tsx';

const reader = {
  t: (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    [key, ...Object.values(values)].join(' '),
  locale: 'en',
  timeZone: 'Europe/Moscow',
  nowSeconds: 0,
} as const;

describe('outcomes of a history', () => {
  const [line] = anOddsHistory().lines;
  const [home] = line?.outcomes ?? [];
  const view = (
    known: Partial<NonNullable<typeof home>> = {},
    tipHref?: (one: string) => string,
  ) => {
    const lines = line && home ? [{ ...line, outcomes: [{ ...home, ...known }] }] : [];
    return outcomeViews(anOddsHistory({ lines }), reader, tipHref)[0];
  };

  test('have the first, current and best price, and the movement between them', () => {
    expect(view()).toMatchObject({
      title: 'odds.home ',
      first: '1.89',
      current: '1.79',
      movement: { direction: 'down', text: '−5.3%' },
      best: { odds: '1.79', bookmaker: 'Rivalto' },
      isSuspended: false,
      tip: undefined,
    });
    expect(view()?.closing).toBeUndefined();
    expect(view({ closing: 1.8 })?.closing).toBe('1.80');
    expect(view({ best: null })?.best).toBeUndefined();
  });

  test('show the last price as suspended and without a link to a tip when there is no current one', () => {
    const tipHref = (oddType: string) => `/tip/${oddType}`;
    expect(view({}, tipHref)?.tip?.href).toBe('/tip/1x2.1');
    expect(view({ current: null }, tipHref)).toMatchObject({
      current: '1.79',
      isSuspended: true,
      tip: undefined,
    });
    expect(view({ current: null, points: [] })).toMatchObject({ current: '–', isSuspended: false });
  });

  test('show the last price before it was withdrawn in play, with the line up to that point', () => {
    const inPlay: [number, number | null][] = [
      [2_000_000_000, 1.4],
      [2_000_000_060, null],
    ];
    expect(view({ current: null, inPlay })).toMatchObject({ current: '1.40', isSuspended: true });
    expect(view({ current: 1.3, inPlay: [[2_000_000_000, 1.3]] })).toMatchObject({
      current: '1.30',
      isSuspended: false,
      movement: { direction: 'down' },
    });
    expect(view({ current: null, inPlay })?.points.at(-1)).toEqual([2_000_000_000, 1.4]);
  });

  test('are empty before the first price', () => {
    expect(outcomeViews(anOddsHistory({ lines: [] }), reader)).toEqual([]);
  });
});

describe('the sheet', () => {
  const onRetry = jest.fn();
  const ready = { status: 'ready', key: 'own', dataKey: 'own', data: anOddsHistory() } as const;
  const show = (load: LoadState<ReturnType<typeof anOddsHistory>>, isTippable = true) => {
    const anchor = document.createElement('a');
    anchor.href = '/Events/7-x?tab=odds';
    return render(
      <RowOddsSheet
        anchor={anchor}
        match={{ matchUrl: '7-x', title: 'Zenit – Spartak', prices: '', isTippable }}
        onClose={() => {}}
        load={load}
        requestKey="own"
        reader={reader}
        market="1x2"
        countOfOutcomes={3}
        tipHref={(oddType) => `/Events/7-x?tip=${oddType}`}
        onRetry={onRetry}
      />,
    ).container;
  };
  const titles = () => within(screen.getByRole('dialog')).queryAllByRole('listitem');

  test('shows the outcomes, with links to a tip on each and to the whole history', () => {
    show(ready);
    expect(titles()).toHaveLength(3);
    const links = within(screen.getByRole('dialog')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Events/7-x?tip=1x2.1',
      '/Events/7-x?tip=1x2.x',
      '/Events/7-x?tip=1x2.2',
      '/Events/7-x?tab=odds',
    ]);
  });

  test('links only to the history for a match that accepts no tips', () => {
    show(ready, false);
    expect(within(screen.getByRole('dialog')).getAllByRole('link')).toHaveLength(1);
  });

  test('ignores the answer for another match', () => {
    const container = show({ ...ready, key: 'other', dataKey: 'other' });
    expect(titles()).toHaveLength(0);
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  });

  test('a failure is shown and can be retried', async () => {
    show({ status: 'failed', key: 'own', error: { status: 503, code: 'internal', message: '' } });
    expect(screen.getByRole('alert')).toHaveTextContent('match.oddsFailed');
    await userEvent.click(screen.getByRole('button', { name: 'button.retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
