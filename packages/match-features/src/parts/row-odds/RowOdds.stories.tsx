import type { Meta, StoryObj } from '@storybook/react';
import { anOddsHistory } from '@tipmark/test-kit';
import { type ComponentProps, useState } from 'react';
import { dark, failed, LONG, loading, onStage, readerOf, ready } from '../../testing/stage.tsx';
import { RowOddsSheet } from './RowOddsSheet.tsx';

type Props = ComponentProps<typeof RowOddsSheet>;

const history = anOddsHistory();
const [line] = history.lines;
const outcomes = line?.outcomes ?? [];
const withOutcomes = (
  of: (outcome: (typeof outcomes)[number]) => Partial<(typeof outcomes)[number]>,
) =>
  ready(
    anOddsHistory({
      lines: line ? [{ ...line, outcomes: outcomes.map((one) => ({ ...one, ...of(one) })) }] : [],
    }),
  );

const Anchored = (props: Props) => {
  const [anchor, setAnchor] = useState<HTMLAnchorElement | null>(null);
  return (
    <>
      <a href="/Events/7-x?tab=odds" ref={setAnchor}>
        {'1.79 3.74 4.44'}
      </a>
      {anchor && <RowOddsSheet {...props} anchor={anchor} />}
    </>
  );
};

const match = { matchUrl: '7-x', title: 'Зенит – Спартак', prices: '', isTippable: true };

/** Over the prices of a row: beside them with a mouse, from below on phones. */
export default {
  component: RowOddsSheet,
  title: 'flows/Prices of a row',
  render: (props) => <Anchored {...props} />,
  args: {
    anchor: undefined as never,
    match,
    onClose: () => {},
    load: ready(history),
    requestKey: 'k',
    reader: readerOf(),
    market: '1x2',
    countOfOutcomes: 3,
    tipHref: (oddType) => `/Events/7-x?tip=${oddType}`,
    onRetry: () => {},
  },
  decorators: [onStage()],
} satisfies Meta<typeof RowOddsSheet>;
type Story = StoryObj<typeof RowOddsSheet>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en') } };
export const Finished: Story = {
  args: {
    match: { ...match, isTippable: false },
    load: withOutcomes(({ current }) => ({ closing: current })),
  },
};
export const Suspended: Story = {
  args: { load: withOutcomes(({ oddType }) => (oddType === '1x2.x' ? { current: null } : {})) },
};
export const Loading: Story = { args: { load: loading } };
export const Empty: Story = { args: { load: ready(anOddsHistory({ lines: [] })) } };
export const Failed: Story = { args: { load: failed } };
export const Long: Story = {
  args: {
    match: { ...match, title: `${LONG.other} – ${LONG.team}` },
    load: withOutcomes(() => ({ best: { odds: 101, bookmaker: LONG.league } })),
  },
};
export const Dark: Story = { ...dark };
