import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, Icon, LinkButton } from '../../src/index.ts';

export default {
  component: Button,
  subcomponents: { LinkButton },
  args: { children: 'Создать аккаунт', onClick: fn() },
} satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

export const Plain: Story = {};
export const Primary: Story = { args: { kind: 'primary' } };
export const Disabled: Story = { args: { kind: 'primary', disabled: true } };
export const LongText: Story = {
  args: { children: 'Зарегистрироваться и продолжить' },
};
export const IconOnly: Story = {
  args: { isIconOnly: true, 'aria-label': 'Закрыть', children: <Icon name="close" /> },
};
export const Link: Story = {
  render: () => <LinkButton href="/login">Войти</LinkButton>,
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
