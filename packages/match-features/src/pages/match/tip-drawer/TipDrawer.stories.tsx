import type { Meta, StoryObj } from '@storybook/react';
import type { TipMaker } from '@tipmark/contract';
import { COOKIE, SPORT } from '@tipmark/domain';
import { aMatchTip } from '@tipmark/test-kit';
import { expect, userEvent, within } from 'storybook/test';
import {
  dark,
  failed,
  LONG,
  loading,
  NOW,
  onStage,
  readerOf,
  ready,
  tipTranslateOf,
} from '../../../testing/stage.tsx';
import { TipDrawer } from './TipDrawer.tsx';
import type { TipDraft } from './tip-drawer-props.ts';

const outcome = (odd_type: string, odds: number) => ({
  odd_type,
  odds,
  fairPercent: 50,
  best: null,
  valuePercent: 1.5,
  claimedPercent: 3,
  isTippable: odds <= 30,
});
const maker: TipMaker = {
  link: '7-x',
  startsAt: NOW + 3_600,
  isOpen: true,
  markets: [
    {
      market: '1x2',
      category: 1,
      lines: [
        {
          line: null,
          outcomes: [outcome('1x2.1', 1.45), outcome('1x2.x', 4.8), outcome('1x2.2', 8.2)],
        },
      ],
    },
    {
      market: 'cs',
      category: 10,
      lines: [{ line: null, outcomes: [outcome('cs.4-3', 80)] }],
    },
  ],
  chosen: {
    odd_type: '1x2.1',
    facts: [{ code: 'home_form', params: { team: 'Зенит', hits: 8, of: 10 } }],
    descriptionDraft: 'Зенит забивал в восьми из десяти.',
  } as never,
  asOf: NOW,
};
const remembered = (draft?: TipDraft) => ({ recall: () => draft, keep: () => {} });
const draft: TipDraft = { oddType: '1x2.1', seen: 1.45, stake: 3, description: 'Дома сильнее.' };

/** Composing a tip: outcome, stake, reasoning, receipt. */
export default {
  component: TipDrawer,
  title: 'match/Tip drawer',
  args: {
    reader: readerOf(),
    translate: tipTranslateOf(),
    match: {
      link: '7-x',
      sport: SPORT.soccer,
      teams: 'Зенит – Спартак',
      startsAt: NOW + 3_600,
      isOpen: true,
    },
    pageSeconds: NOW,
    intent: { kind: 'new', oddType: undefined },
    tip: undefined,
    ownTips: [],
    visitor: { isSignedIn: true, url: 'ivan', bank: 1_184.5 },
    maker: ready(maker),
    write: { status: 'idle' },
    livePrices: new Map(),
    memory: remembered(draft),
    onMakerRequest: () => {},
    onWrite: () => {},
    onForget: () => {},
    onClose: () => {},
  },
  decorators: [onStage({ userUrl: 'ivan' })],
} satisfies Meta<typeof TipDrawer>;
type Story = StoryObj<typeof TipDrawer>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en'), translate: tipTranslateOf('en') } };
export const WithoutChoice: Story = { args: { memory: remembered() } };
export const PriceMoved: Story = { args: { memory: remembered({ ...draft, seen: 1.5 }) } };
export const PremiumCapper: Story = {
  args: { visitor: { isSignedIn: true, url: 'ivan', bank: 1_184.5, delaysTips: true } },
};
export const Guest: Story = { args: { visitor: { isSignedIn: false, url: '' } } };
/** The tip of a guest waits in this browser until its author has signed in. */
export const WaitingForSignIn: Story = {
  args: { visitor: { isSignedIn: false, url: '' } },
  play: async () => {
    document.cookie = `${COOKIE.pendingTips}=; Max-Age=0; Path=/`;
    const page = within(document.body);
    await userEvent.click(page.getByRole('button', { name: 'Сохранить и войти' }));
    await expect(page.getByText(/^Прогноз ждёт входа/)).toBeVisible();
    await expect(page.getByText(/^Ждут входа: 1 из/)).toBeVisible();
  },
};
export const Loading: Story = { args: { maker: loading } };
export const Failed: Story = { args: { maker: failed } };
export const NotSent: Story = {
  args: {
    write: {
      status: 'failed',
      error: { status: 503, code: 'unavailable', message: '' },
    },
  },
};
export const Sending: Story = { args: { write: { status: 'submitting' } } };
export const Receipt: Story = {
  args: {
    write: {
      status: 'succeeded',
      result: { tip: aMatchTip({ isDelayed: true, createdAt: NOW }) },
      receivedAt: NOW,
    },
  },
};
export const Long: Story = {
  args: {
    match: {
      link: '7-x',
      sport: SPORT.soccer,
      teams: `${LONG.team} – ${LONG.other}`,
      startsAt: NOW + 3_600,
      isOpen: true,
    },
    memory: remembered({ ...draft, description: `${LONG.sentence} ${LONG.sentence}` }),
  },
};
export const Dark: Story = { ...dark };
