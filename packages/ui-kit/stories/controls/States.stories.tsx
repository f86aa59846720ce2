import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  ProgressLine,
  Skeleton,
  SkipLink,
  VisuallyHidden,
} from '../../src/index.ts';
import { LONG } from '../texts.ts';

const retry = fn();

/** Shown in place of content. */
export default {
  component: EmptyState,
  subcomponents: { ErrorState, ProgressLine, Skeleton, SkipLink, VisuallyHidden },
} satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const Empty: Story = { args: { text: 'На эту дату матчей нет.' } };
export const EmptyWithWayOn: Story = {
  args: {
    text: 'Вы ещё ни на кого не подписаны.',
    children: <LinkButton href="#rating">Рейтинг капперов</LinkButton>,
  },
};
export const LongText: Story = { args: { text: LONG.sentence } };
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="Раздел временно недоступен"
      text="Остальные разделы работают. Попробуйте открыть этот ещё раз."
      retryLabel="Повторить"
      onRetry={retry}
    />
  ),
  play: async ({ canvasElement }) => {
    retry.mockClear();
    within(canvasElement).getByRole('button', { name: 'Повторить' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = {
  render: () => (
    <>
      <ProgressLine label="Загружается" />
      <Skeleton />
    </>
  ),
};
/** Old data stays where it is, under a line that takes no room. */
export const Updating: Story = {
  render: () => (
    <div style={{ position: 'relative' }}>
      <ProgressLine label="Обновляется" />
      <p>{LONG.sentence}</p>
    </div>
  ),
};
export const ForScreenReaders: Story = {
  render: () => (
    <>
      <SkipLink to="content" text="К содержанию" />
      <div id="content" tabIndex={-1}>
        Зенит <VisuallyHidden>выиграл у</VisuallyHidden> Спартак
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'К содержанию' })).toHaveFocus();
  },
};
