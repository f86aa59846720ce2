import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkButton } from '../../src/index.ts';
import { AnchoredSheet } from '../../src/overlays/index.ts';
import { anchoredToLink } from '../anchor.tsx';
import { LONG } from '../texts.ts';

export default {
  component: AnchoredSheet,
  render: anchoredToLink(AnchoredSheet),
  args: {
    anchor: undefined as never,
    title: 'Зенит – Спартак',
    note: '1X2',
    closeLabel: 'Закрыть',
    onClose: fn(),
    children: <p>Цены исходов.</p>,
    foot: <LinkButton href="#all">Вся история</LinkButton>,
  },
} satisfies Meta<typeof AnchoredSheet>;
type Story = StoryObj<typeof AnchoredSheet>;

export const Full: Story = {};
export const WithoutFoot: Story = { args: { foot: undefined, note: undefined } };
export const LongText: Story = {
  args: { title: `${LONG.word} – ${LONG.team}`, children: <p>{LONG.sentence.repeat(12)}</p> },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Зенит – Спартак' });
    within(dialog).getByRole('button', { name: 'Закрыть' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
