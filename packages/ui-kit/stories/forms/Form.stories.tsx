import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FormProblem, PasswordField, SubmitButton, TextField } from '../../src/forms/index.ts';
import { LONG } from '../texts.ts';

export default {
  component: TextField,
  subcomponents: { PasswordField, SubmitButton, FormProblem },
  args: { name: 'email', label: 'Почта', type: 'email' },
} satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

const password = (
  <PasswordField
    name="password"
    label="Пароль"
    autoComplete="current-password"
    showLabel="Показать пароль"
    aside={<a href="#lost">Забыли пароль?</a>}
  />
);

export const Empty: Story = {};
export const Full: Story = { args: { defaultValue: 'olga@post.example' } };
export const Wrong: Story = {
  args: { defaultValue: 'olga', message: { tone: 'wrong', text: 'Это не адрес почты.' } },
};
export const Good: Story = {
  args: { defaultValue: 'olga@post.example', message: { tone: 'good', text: 'Свободен.' } },
};
export const LongText: Story = {
  args: { label: LONG.league, message: { tone: 'wrong', text: LONG.sentence } },
};
export const Busy: Story = {
  render: () => <SubmitButton text="Войти" busyText="Входим…" isBusy />,
};
export const Refused: Story = {
  render: (args) => (
    <form aria-label="Вход">
      <FormProblem text="Почта или пароль не подходят." />
      <TextField {...args} />
      {password}
      <SubmitButton text="Войти" busyText="Входим…" isBusy={false} />
    </form>
  ),
};
const submitted = fn();
export const ByKeyboard: Story = {
  render: (args) => (
    <form
      aria-label="Вход"
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <TextField {...args} />
      {password}
      <SubmitButton text="Войти" busyText="Входим…" isBusy={false} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Почта'), 'olga@post.example');
    const field = canvas.getByLabelText('Пароль');
    await userEvent.type(field, 'three yellow tractors');
    const show = canvas.getByRole('button', { name: 'Показать пароль' });
    show.focus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalled();
  },
};
