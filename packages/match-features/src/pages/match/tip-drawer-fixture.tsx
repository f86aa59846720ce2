import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  EndpointDefinition,
  MatchTip,
  RequestOf,
  TipMaker,
  TipReply,
} from '@tipmark/contract';
import type { ApiFailure, Command } from '@tipmark/remote-kit';
import { aMatch, aMatchTip, anEventPage } from '@tipmark/test-kit';
import { storePendingTips } from '../../parts/tips/pending/index.ts';
import { hostState, type MatchSetting, NOW_SECONDS, renderMatch } from './match-fixture.tsx';
import { tipAdd, tipChange, tipMaker } from './match-page-fixture.ts';

export const HOUR = 3_600;
const ahead = aMatch()
  .between('Ладога', 'Сталь')
  .startingAt(NOW_SECONDS + HOUR);
const strip = [
  ['1x2.1', 1.45],
  ['1x2.x', 4.8],
  ['1x2.2', 8.2],
].map(([oddType, current]) => ({ oddType, first: current, current, closing: null, best: null }));
const pageOf = (id: number) => anEventPage(ahead.withId(id), { odds: strip as never });

/** A different match for each test: typed values are remembered per match. */
export const shownMatch = { page: pageOf(1), link: '' };
let countOfMatches = 1;

/** Filling in a form by mouse and keyboard takes long on a busy machine. */
export function eachOnAMatchOfItsOwn(): void {
  jest.setTimeout(60_000);
  beforeEach(() => {
    countOfMatches += 1;
    shownMatch.page = pageOf(countOfMatches);
    shownMatch.link = shownMatch.page.link;
  });
  afterEach(() => {
    storePendingTips([]);
    localStorage.clear();
  });
}

const outcome = (odd_type: string, odds: number) => ({
  odd_type,
  odds,
  fairPercent: 50,
  best: null,
  valuePercent: 1.5,
  claimedPercent: 3,
  isTippable: odds >= 1.1 && odds <= 30,
});

/** A tip menu; @param hostOdds price of the home win */
export const menu = (known: Partial<TipMaker> = {}, hostOdds = 1.45): TipMaker => ({
  link: shownMatch.link,
  startsAt: NOW_SECONDS + HOUR,
  isOpen: true,
  markets: [
    {
      market: '1x2',
      category: 1,
      lines: [
        {
          line: null,
          outcomes: [outcome('1x2.1', hostOdds), outcome('1x2.x', 4.8), outcome('1x2.2', 8.2)],
        },
      ],
    },
    {
      market: 'ou',
      category: 3,
      lines: [{ line: 2.5, outcomes: [outcome('ou.o:2.5', 1.9), outcome('ou.u:2.5', 1.95)] }],
    },
    {
      market: 'cs',
      category: 10,
      lines: [{ line: null, outcomes: [outcome('cs.4-3', 80)] }],
    },
  ],
  chosen: null,
  asOf: NOW_SECONDS,
  ...known,
});

export const mine = (known: Partial<MatchTip> = {}) =>
  aMatchTip({
    odd_type: '1x2.1',
    odds: 1.45,
    seq: 1_043,
    createdAt: NOW_SECONDS,
    ...known,
  });

/** The page with the drawer open and the menu loaded. */
export async function open(setting: MatchSetting = {}, maker: TipMaker = menu()) {
  const shown = await renderMatch({
    page: shownMatch.page,
    visitor: 'ivan',
    search: '?tip=0',
    ...setting,
  });
  await screen.findByRole('dialog');
  await shown.dispatch(tipMaker.succeeded('menu', maker, NOW_SECONDS));
  const isAdd = tipAdd.is('submitted');
  const isChange = tipChange.is('submitted');
  const sent = () =>
    shown.dispatched.flatMap((action) => (isAdd(action) || isChange(action) ? [action] : []));
  /** How the host handles a reply of the API. */
  async function settle<E extends EndpointDefinition>(
    command: Command<E, TipReply>,
    request: RequestOf<E>,
    result: TipReply,
  ): Promise<void> {
    const receivedAt = NOW_SECONDS + 1;
    if (result.error) {
      const error = { status: 200, ...result.error } as ApiFailure;
      await shown.dispatch(command.failed(error, { result, receivedAt }));
      return;
    }
    const state = hostState(setting);
    const changes = command.onSuccess({ result, request, state, receivedAt });
    for (const action of [...changes, command.succeeded(result, receivedAt)]) {
      await shown.dispatch(action);
    }
  }
  async function answer(result: TipReply): Promise<void> {
    const last = sent().at(-1);
    if (last && isAdd(last)) await settle(tipAdd, last.request, result);
    if (last && isChange(last)) await settle(tipChange, last.request, result);
  }
  return { ...shown, sent, answer };
}

export const drawer = () => within(screen.getByRole('dialog'));
export const choose = (name: RegExp) => userEvent.click(drawer().getByRole('radio', { name }));
export const submit = () =>
  drawer()
    .getAllByRole('button')
    .find((button) => (button as HTMLButtonElement).type === 'submit') as HTMLElement;
export const post = () => userEvent.click(submit());
export const address = () => screen.getByLabelText('address').textContent;
