import type { Meta, StoryObj } from '@storybook/react';
import { TextAreaField } from '../../src/forms/index.ts';
import { LONG } from '../texts.ts';

export default {
  component: TextAreaField,
  args: { name: 'description', label: 'О себе' },
} satisfies Meta<typeof TextAreaField>;
type Story = StoryObj<typeof TextAreaField>;

export const Empty: Story = {};
export const Full: Story = { args: { defaultValue: LONG.sentence } };
export const Wrong: Story = {
  args: { defaultValue: 'x', message: { tone: 'wrong', text: 'Не короче 10 знаков.' } },
};
export const LongText: Story = {
  args: { label: LONG.league, message: { tone: 'wrong', text: LONG.sentence } },
};
