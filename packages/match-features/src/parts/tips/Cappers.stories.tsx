import type { Meta, StoryObj } from '@storybook/react';
import { css } from '@tipmark/ui-kit';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, LONG, onStage, readerOf } from '../../testing/stage.tsx';
import { Avatar } from './Avatar.tsx';
import { FollowControl } from './FollowControl.tsx';
import { RatingLabel } from './RatingLabel.tsx';

const tile = css`
  display: grid;
  justify-items: start;
  gap: 8px;
  max-width: 180px;
  .avatar { width: 32px; height: 32px; }
`;

const lidia = { name: 'Лидия Шторм', url: 'lidia' };
const onChoose = fn();

/** The capper, the rank, and the control to follow. */
const meta: Meta<typeof FollowControl> = {
  component: FollowControl,
  subcomponents: { Avatar, RatingLabel },
  title: 'cappers/Capper',
  args: {
    capper: lidia,
    isSignedIn: true,
    isFollowing: false,
    isBusy: false,
    t: readerOf().t,
    onChoose,
  },
  render: (args) => (
    <div className={tile}>
      <Avatar name={args.capper.name} className="avatar" />
      <RatingLabel label="5.0" title="По месту в рейтинге" />
      <b>{args.capper.name}</b>
      <FollowControl {...args} />
    </div>
  ),
  decorators: [onStage()],
};
export default meta;
type Story = StoryObj<typeof FollowControl>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Подписаться' }));
    await expect(onChoose).toHaveBeenCalledWith(true);
  },
};
export const English: Story = { args: { t: readerOf('en').t } };
export const Followed: Story = { args: { isFollowing: true } };
export const OneOfMany: Story = { args: { isOneOfMany: true } };
export const OneOfManyFollowed: Story = { args: { isOneOfMany: true, isFollowing: true } };
export const AnswerUnderWay: Story = { args: { isBusy: true } };
export const Guest: Story = {
  args: { isSignedIn: false },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Подписаться' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://site');
    await expect([pathname, searchParams.get('next')]).toEqual(['/login', '/profile/lidia']);
  },
};
export const WithoutAccounts: Story = {
  args: { isSignedIn: false },
  parameters: { stage: { served: ['results'] } },
};
export const Faces: Story = {
  render: () => (
    <div className={tile}>
      {['Лидия Шторм', 'Anton', 'Тихий Угол', 'Percy Brandt', 'Ян', 'o.fielding_84'].map((name) => (
        <Avatar key={name} name={name} className="avatar" />
      ))}
    </div>
  ),
};
export const Ranks: Story = {
  render: () => (
    <div className={tile}>
      {['5.0', '4.9', '4.4', '4.0'].map((label) => (
        <RatingLabel key={label} label={label} title="По месту в рейтинге" />
      ))}
    </div>
  ),
};
export const Long: Story = {
  args: { capper: { name: LONG.player, url: 'long' }, isOneOfMany: true, isFollowing: true },
};
export const Dark: Story = { ...dark };
