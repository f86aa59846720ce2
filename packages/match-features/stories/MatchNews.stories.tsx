import type { Meta, StoryObj } from '@storybook/react';
import type { LoadState } from '@tipmark/remote-kit';
import { userEvent, within } from 'storybook/test';
import { MatchNewsDrawer } from '../src/match-news/MatchNewsDrawer.tsx';
import type { MatchNewsLoads } from '../src/match-news/match-news-loads.ts';
import { NewsButton } from '../src/match-news/NewsButton.tsx';
import { dark, failed, LONG, loading, onStage, readerOf, ready } from './stage.tsx';

const asked = { type: 'asked' } as never;

function loadsOf(read: LoadState, save: LoadState = { status: 'idle' }): MatchNewsLoads {
  const of = (state: LoadState) => ({
    requested: () => asked,
    reset: () => asked,
    select: () => state as never,
  });
  return { read: of(read), save: of(save), remove: of({ status: 'idle' }) };
}

const known = { options: [2, 3, 6], isActive: true, isEmailConfirmed: true };

/** The bell of a match: what one is told of it. */
export default {
  component: MatchNewsDrawer,
  subcomponents: { NewsButton },
  title: 'match/Bell',
  args: {
    loads: loadsOf(ready(known)),
    matchId: 7,
    heading: 'Зенит – Спартак',
    isSignedIn: true,
    reader: readerOf(),
    onClose: () => {},
  },
  decorators: [onStage({ userUrl: 'ivan' })],
} satisfies Meta<typeof MatchNewsDrawer>;
type Story = StoryObj<typeof MatchNewsDrawer>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en') } };
export const Closed: Story = {
  render: (args) => <NewsButton {...args} bring={async () => ({ MatchNewsDrawer })} />,
};
export const Rung: Story = {
  ...Closed,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Уведомления о матче' }));
    await canvas.findByRole('dialog');
  },
};
export const WithoutAccount: Story = { args: { isSignedIn: false } };
export const Unconfirmed: Story = {
  args: { loads: loadsOf(ready({ ...known, isActive: false, isEmailConfirmed: false })) },
};
export const Loading: Story = { args: { loads: loadsOf(loading) } };
export const Failed: Story = { args: { loads: loadsOf(failed) } };
export const NotSaved: Story = { args: { loads: loadsOf(ready(known), failed) } };
export const Saved: Story = { args: { loads: loadsOf(ready(known), ready(known)) } };
export const Long: Story = { args: { heading: `${LONG.team} – ${LONG.other}` } };
export const Dark: Story = { ...dark };
