import type { EventPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatOddType, mainOutcomes, SPORT } from '@tipmark/domain';
import { scoreText } from '@tipmark/match-features';
import { eventLive, type LivePart } from '@tipmark/match-features/live';
import type { Visit } from '@tipmark/remote-kit';
import { markHead } from '@tipmark/ui-kit/live-marks';
import { MATCH_TAB, readMatchView } from './match-address.ts';
import { eventPage } from './match-loads.ts';
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

function partOf({ params, search, isPremium }: Visit): LivePart | undefined {
  const view = readMatchView(search);
  if (view.tab !== MATCH_TAB.odds && view.tab !== MATCH_TAB.tips) return undefined;
  const request = tabRequest(params['matchUrl'] ?? '', view, isPremium);
  const changesWith = view.tab === MATCH_TAB.odds ? 'prices' : 'tips';
  return request && { request, changesWith };
}

/** The head of the match: score, minute, state, prices, count of tips. */
export const live = eventLive({
  load: eventPage,
  request: ({ params }) => pageRequest(params['matchUrl'] ?? ''),
  part: partOf,
  oddTypes: mainOutcomes(SPORT.soccer).map(formatOddType),
  onShown: mark,
});
