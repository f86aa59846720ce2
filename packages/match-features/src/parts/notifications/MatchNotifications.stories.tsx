import type { Meta, StoryObj } from '@storybook/react';
import { type MatchNotification, matchNotificationsOf } from '@tipmark/contract';
import { type CommandState, createCommand, createLoad, type LoadState } from '@tipmark/remote-kit';
import { userEvent, within } from 'storybook/test';
import { dark, failed, LONG, loading, onStage, readerOf, ready } from '../../testing/stage.tsx';
import { MatchNotificationsDrawer } from './MatchNotificationsDrawer.tsx';
import type { MatchNotificationCalls } from './match-notification-calls.ts';
import { NotificationsButton } from './NotificationsButton.tsx';

const { read: readCall, save: saveCall, remove: removeCall } = matchNotificationsOf('soccer');

const callsOf = (
  read: LoadState<MatchNotification>,
  save: CommandState<MatchNotification> = { status: 'idle' },
): MatchNotificationCalls => ({
  read: { ...createLoad('read', { request: readCall, when: 'latest' }), select: () => read },
  save: { ...createCommand('save', { request: saveCall }), select: () => save },
  remove: createCommand('remove', { request: removeCall }),
});

const notSaved = {
  status: 'failed',
  error: { status: 503, code: 'unavailable', message: '' },
} as const;
const known: MatchNotification = { options: [2, 3, 6], isActive: true, isEmailConfirmed: true };

/** The bell of a match: its notification settings. */
export default {
  component: MatchNotificationsDrawer,
  subcomponents: { NotificationsButton },
  title: 'match/Bell',
  args: {
    calls: callsOf(ready(known)),
    matchId: 7,
    heading: 'Зенит – Спартак',
    isSignedIn: true,
    reader: readerOf(),
    onClose: () => {},
  },
  decorators: [onStage({ userUrl: 'ivan' })],
} satisfies Meta<typeof MatchNotificationsDrawer>;
type Story = StoryObj<typeof MatchNotificationsDrawer>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en') } };
export const Closed: Story = {
  render: (args) => (
    <NotificationsButton {...args} loadPart={async () => ({ MatchNotificationsDrawer })} />
  ),
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
  args: { calls: callsOf(ready({ ...known, isActive: false, isEmailConfirmed: false })) },
};
export const Loading: Story = { args: { calls: callsOf(loading) } };
export const Failed: Story = { args: { calls: callsOf(failed) } };
export const NotSaved: Story = { args: { calls: callsOf(ready(known), notSaved) } };
export const Saved: Story = {
  args: { calls: callsOf(ready(known), { status: 'succeeded', result: known, receivedAt: 1 }) },
};
export const Long: Story = { args: { heading: `${LONG.team} – ${LONG.other}` } };
export const Dark: Story = { ...dark };
