import type { Meta, StoryObj } from '@storybook/react';
import type { EventStory } from '@tipmark/contract';
import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { dark, failed, LONG, loading, onStage, Part, readerOf } from '../../../testing/stage.tsx';
import { HowItWent, type StoryProps } from './HowItWent.tsx';
import { Ratings } from './Ratings.tsx';
import { ShotMap } from './ShotMap.tsx';
import { storyEvent, storyEvents, storyMatch, storyShots, wholeStory } from './story-fixture.ts';

const Story = (props: StoryProps) => (
  <>
    <HowItWent {...props} />
    <ShotMap {...props} />
    <Ratings {...props} />
  </>
);

/** What the reported moments of a match add up to. */
export default {
  component: Story,
  title: 'match/Story',
  args: {
    story: wholeStory,
    course: { events: storyEvents },
    match: storyMatch(3, 1),
    sport: SPORT.soccer,
    reader: readerOf(),
  },
  decorators: [onStage()],
} satisfies Meta<typeof Story>;
type Stories = StoryObj<typeof Story>;

const { momentum, shots: _, ratings, ...nothing } = wholeStory;
const onlyEvents: EventStory = {
  ...nothing,
  momentum: { bars: momentum?.bars ?? [] },
  ...(ratings && { ratings: { ...ratings, hasShots: false } }),
};

export const Full: Stories = {};
export const Live: Stories = {
  args: {
    match: storyMatch(1, 1, { status: MATCH_STATUS.live }),
    course: { events: storyEvents.slice(0, 2) },
    story: { ...wholeStory, until: 47, shots: storyShots.slice(0, 5) },
  },
};
export const OnlyGoalsAndCards: Stories = { args: { story: onlyEvents } };
/** A source without events of its own is asked for totals; once it did not answer for a while. */
export const ByPolls: Stories = {
  args: {
    story: {
      ...nothing,
      momentum: {
        bars: momentum?.bars ?? [],
        ...(momentum?.line && { line: momentum.line }),
        polls: { everyMinutes: 2, halfLifeMinutes: 5, gaps: [[62, 74]] },
      },
    },
  },
};
/** Nothing is drawn of what is not known. */
export const Empty: Stories = { args: { story: { ...nothing, until: 0 }, course: { events: [] } } };
export const Loading: Stories = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Stories = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="match.failed" />,
};
export const English: Stories = { args: { reader: readerOf('en') } };
export const Long: Stories = {
  args: { match: storyMatch(3, 1, { names: [LONG.team, LONG.other] }) },
};
export const Hockey: Stories = {
  args: {
    sport: SPORT.hockey,
    match: storyMatch(1, 0),
    course: { events: [storyEvent('power_play_goal', 'home', 12, { second: 40 })] },
    story: {
      ...nothing,
      until: 60,
      momentum: { bars: momentum?.bars.slice(0, 60) ?? [] },
      shots: storyShots.slice(0, 6).map((shot) => ({ ...shot, second: 5, strength: 'power_play' })),
    },
  },
};
export const Dark: Stories = { ...dark };
