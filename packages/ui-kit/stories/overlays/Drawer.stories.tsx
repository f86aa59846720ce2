import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../src/index.ts';
import { Drawer } from '../../src/overlays/index.ts';
import { LONG } from '../texts.ts';

export default {
  component: Drawer,
  args: {
    title: 'Прогноз на матч',
    note: 'Зенит – Спартак, 20 ноября, 19:30',
    closeLabel: 'Закрыть',
    onClose: fn(),
    children: <p>Исход, ставка и слова.</p>,
    foot: <Button kind="primary">Добавить прогноз</Button>,
  },
} satisfies Meta<typeof Drawer>;
type Story = StoryObj<typeof Drawer>;

export const Full: Story = {};
export const WithoutFoot: Story = { args: { foot: undefined, note: undefined } };
export const LongText: Story = {
  args: {
    title: LONG.league,
    note: LONG.sentence,
    children: (
      <p>
        {LONG.sentence.repeat(12)} <a href="#rules">Правила прогнозов</a>
      </p>
    ),
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Прогноз на матч' });
    const close = within(dialog).getByRole('button', { name: 'Закрыть' });
    close.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
