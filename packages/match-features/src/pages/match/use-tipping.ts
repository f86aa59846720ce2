import type { MatchListItem, MatchTip } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { selectNowSeconds, selectSession } from '@tipmark/remote-kit';
import { useLocation, useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { useMemo } from 'react';
import { intentParams, readTipIntent, type TipIntent } from '../../parts/tips/tip-intent.ts';
import { type MatchLocation, type MatchView, matchAddress, tipAddress } from './match-address.ts';
import type { MatchPageOptions } from './match-options.ts';
import { loadTipDrawer } from './tip-drawer-part.ts';

/**
 * What the visitor may do with tips on this match, and whether the drawer is open, which is in the
 * address.
 */
export function useTipping(
  options: MatchPageOptions,
  location: MatchLocation,
  match: Pick<MatchListItem, 'status' | 'startsAt'> | undefined,
  view: MatchView,
) {
  const { sport } = options.sport;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isOverPage = (useLocation().state as { isOverPage?: boolean } | null)?.isOverPage === true;
  const { url: userUrl } = useSelector(selectSession);
  const nowSeconds = useSelector(selectNowSeconds);
  const intent = useMemo(() => readTipIntent(search, sport), [search, sport]);
  const isScheduled = match?.status === MATCH_STATUS.scheduled;
  const hrefOf = (wanted: TipIntent) => tipAddress(options, location, view, wanted);
  const inPlace = { preventScrollReset: true } as const;
  return {
    isOpen: isScheduled && nowSeconds < match.startsAt,
    isCalledOff: match?.status === MATCH_STATUS.moved || match?.status === MATCH_STATUS.canceled,
    userUrl,
    intent,
    /** Distinguishes intents: each has its own form. */
    intentKey: intent && JSON.stringify(intentParams(intent)),
    ownOf: (tips: readonly MatchTip[]) =>
      userUrl === '' ? [] : tips.filter(({ author }) => author.url === userUrl),
    hrefOf,
    onNear: () => void loadTipDrawer().catch(() => {}),
    onOpen: (wanted: TipIntent) =>
      void navigate(hrefOf(wanted), { ...inPlace, state: { isOverPage: true } }),
    /** Back to the page below; a visitor who came by a link stays on the match. */
    close: () => {
      if (isOverPage) void navigate(-1);
      else void navigate(matchAddress(options, location, view), { ...inPlace, replace: true });
    },
  };
}
