import { decodeMatch } from '@tipmark/contract/match-wire';
import { mainOutcomes } from '@tipmark/domain';
import type { ScreenLive, Visit } from '@tipmark/remote-kit';
import { markHead } from '@tipmark/ui-kit/live-marks';
import type { EventHead } from '../../parts/match-head/event-head.ts';
import { scoreText } from '../../parts/matches/score-text.ts';
import { eventLive, type LivePart } from './event-live.ts';
import { type MatchView, shownView } from './match-address.ts';
import type { MatchPageOptions } from './match-options.ts';
import { pageRequest, tabRequest } from './match-requests.ts';

function mark(before: EventHead, after: EventHead): void {
  const scoreOf = ({ match }: EventHead) => scoreText(decodeMatch(match));
  const prices = after.odds.map(({ current }, index) => {
    const old = before.odds[index]?.current ?? null;
    if (current === null || old === null || current === old) return undefined;
    return current > old ? ('up' as const) : ('down' as const);
  });
  markHead({ hasScored: scoreOf(before) !== scoreOf(after), prices });
}

function changesOf(view: MatchView): LivePart['changesWith'] | undefined {
  if (view.tab === 'odds') return 'prices';
  if (view.tab === 'events') return 'play';
  if (view.tab === 'tips') return 'tips';
  return view.tab === 'own' ? view.of.changesWith : undefined;
}

function partOf(
  options: MatchPageOptions,
  { params, search, isPremium }: Visit,
  page: EventHead,
): LivePart | undefined {
  const view = shownView(options, search, page);
  const changesWith = changesOf(view);
  if (changesWith === undefined) return undefined;
  const request = tabRequest(options, params['matchUrl'] ?? '', view, isPremium);
  // the head contains most of the course of a match
  if (view.tab === 'events') return { ...(request && { request }), changesWith };
  return request && { request, changesWith };
}

/** The head of the match: score, minute, state, prices, count of tips. */
export const createMatchLive = (options: MatchPageOptions): ScreenLive =>
  eventLive({
    load: options.loads.page,
    request: ({ params }) => pageRequest(options, params['matchUrl'] ?? ''),
    part: (visit, page) => partOf(options, visit, page),
    outcomes: mainOutcomes(options.sport.sport),
    onShown: mark,
    needsReload: options.isNoteChange,
  });
