import type { EventPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatOddType, mainOutcomes } from '@tipmark/domain';
import type { ScreenLive, Visit } from '@tipmark/remote-kit';
import { markHead } from '@tipmark/ui-kit/live-marks';
import { eventLive, type LivePart } from '../../live/event-live.ts';
import { scoreText } from '../../score/score-text.ts';
import { readMatchView } from './match-address.ts';
import type { MatchPageOptions } from './match-options.ts';
import { pageRequest, tabRequest } from './match-requests.ts';

function mark(before: EventPage, after: EventPage): void {
  const scoreOf = ({ match }: EventPage) => scoreText(decodeMatch(match));
  const prices = after.odds.map(({ current }, index) => {
    const old = before.odds[index]?.current ?? null;
    if (current === null || old === null || current === old) return undefined;
    return current > old ? ('up' as const) : ('down' as const);
  });
  markHead({ hasScored: scoreOf(before) !== scoreOf(after), prices });
}

function partOf(
  options: MatchPageOptions,
  { params, search, isPremium }: Visit,
): LivePart | undefined {
  const view = readMatchView(options, search);
  if (view.tab !== 'odds' && view.tab !== 'tips') return undefined;
  const request = tabRequest(options, params['matchUrl'] ?? '', view, isPremium);
  const changesWith = view.tab === 'odds' ? 'prices' : 'tips';
  return request && { request, changesWith };
}

/** The head of the match: score, minute, state, prices, count of tips. */
export const createMatchLive = (options: MatchPageOptions): ScreenLive =>
  eventLive({
    load: options.loads.page,
    request: ({ params }) => pageRequest(options, params['matchUrl'] ?? ''),
    part: (visit) => partOf(options, visit),
    oddTypes: mainOutcomes(options.sport.sport).map(formatOddType),
    onShown: mark,
  });
