import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Toasts } from '../../src/overlays/index.ts';
import { LONG } from '../texts.ts';

export default {
  component: Toasts,
  args: {
    items: [{ id: 1, text: 'Прогноз принят.', kind: 'done' }],
    closeLabel: 'Закрыть',
    onClose: fn(),
    onHold: fn(),
  },
} satisfies Meta<typeof Toasts>;
type Story = StoryObj<typeof Toasts>;

export const Done: Story = {};
export const Empty: Story = { args: { items: [] } };
export const Problem: Story = {
  args: { items: [{ id: 1, text: 'Не удалось подписаться.', kind: 'problem' }] },
};
export const ThreeWithLinks: Story = {
  args: {
    items: [1, 2, 3].map((id) => ({
      id,
      text: `Прогноз ${id} принят.`,
      kind: 'done' as const,
      link: { label: 'Открыть', href: `#${id}` },
    })),
  },
};
export const LongText: Story = { args: { items: [{ id: 1, text: LONG.sentence, kind: 'done' }] } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const close = within(canvasElement).getByRole('button', { name: 'Закрыть' });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith(1);
  },
};
