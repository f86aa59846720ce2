import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OddsSheet, OutcomePrices, type OutcomePricesView } from '../../src/betting/index.ts';
import { homePrices, oddsSheet } from '../../src/betting/odds-sheet-fixture.ts';
import { anchoredToLink } from '../anchor.tsx';
import { LONG } from '../texts.ts';

const HOUR = 3_600;

const draw: OutcomePricesView = {
  ...homePrices,
  key: '1x2.x',
  title: 'X',
  current: '3.40',
  movement: { text: '0,0 %' },
  first: '3.40',
  best: { odds: '3.55', bookmaker: 'Nordbet' },
  points: [[0, 3.4]],
  tip: { href: '#tip-x', label: 'Прогноз: X по 3.40' },
};
const away: OutcomePricesView = {
  ...homePrices,
  key: '1x2.2',
  title: 'П2',
  current: '3.60',
  movement: { direction: 'up', text: '+12,5 %' },
  first: '3.20',
  best: { odds: '3.75', bookmaker: 'Rivalto' },
  points: [
    [0, 3.2],
    [20 * HOUR, 3.6],
  ],
  tip: { href: '#tip-2', label: 'Прогноз: П2 по 3.60' },
};
const closed = (outcome: OutcomePricesView, closing: string) => ({
  ...outcome,
  closing,
  best: undefined,
  tip: undefined,
});

/** Opened by the prices of a row: beside them with a mouse, from below on phones. */
export default {
  component: OddsSheet,
  subcomponents: { OutcomePrices },
  render: anchoredToLink(OddsSheet),
  args: {
    anchor: undefined as never,
    ...oddsSheet,
    onClose: fn(),
    outcomes: [homePrices, draw, away],
  },
} satisfies Meta<typeof OddsSheet>;
type Story = StoryObj<typeof OddsSheet>;

const failure = {
  title: 'Не удалось загрузить коэффициенты',
  text: 'Нет связи с сервером. Проверьте интернет.',
  retryLabel: 'Повторить',
  onRetry: fn(),
};

export const Full: Story = {};
export const Finished: Story = {
  args: { outcomes: [closed(homePrices, '2.05'), closed(draw, '3.45'), closed(away, '3.70')] },
};
export const Suspended: Story = {
  args: { outcomes: [{ ...homePrices, isSuspended: true, tip: undefined }, draw, away] },
};
export const Loading: Story = { args: { outcomes: undefined } };
export const Updating: Story = { args: { isUpdating: true } };
export const Empty: Story = { args: { outcomes: [] } };
export const Failed: Story = { args: { outcomes: undefined, failure } };
export const NotUpdated: Story = { args: { failure } };
export const LongText: Story = {
  args: {
    title: `${LONG.word} – ${LONG.team}`,
    outcomes: [
      {
        ...homePrices,
        title: LONG.word,
        current: '101',
        best: { odds: '101', bookmaker: LONG.league },
      },
      { ...draw, isSuspended: true, closing: '3.45', tip: undefined },
    ],
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Зенит – Спартак' });
    within(dialog).getByRole('button', { name: oddsSheet.closeLabel }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
