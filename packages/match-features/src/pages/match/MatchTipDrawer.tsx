import { useMemo } from 'react';
import { type TipIntent } from '../../parts/tips/tip-intent.ts';
import type { TipDrawerSlotProps } from './tab-props.ts';
import { TipDrawer } from './tip-drawer/TipDrawer.tsx';
import { type TipDraft } from './tip-drawer/tip-drawer-props.ts';
import { useTipStore } from './use-tip-store.ts';

/** Drafts of this page by visitor and match: a drawer that is closed and opened again continues. */
const drafts = new Map<string, TipDraft | undefined>();

/** The tip drawer of this match, over the page. */
export function MatchTipDrawer({ match, event, intent }: TipDrawerSlotProps) {
  const { options, reader, nowSeconds, tipping } = match;
  const { page } = event;
  const { home, away, startsAt, isTimeKnown, isDayKnown } = event.match;
  const store = useTipStore(options, page.link, intent);
  const ownTips = tipping.ownOf(event.tips.tips);
  const livePrices = useMemo(
    () => new Map(page.odds.map(({ oddType, current }) => [oddType, current])),
    [page.odds],
  );
  const draftKey = `${store.visitor.url} ${page.link}`;
  const memory = useMemo(
    () => ({
      recall: () => drafts.get(draftKey),
      keep: (draft: TipDraft | undefined) => void drafts.set(draftKey, draft),
    }),
    [draftKey],
  );
  const tip = intent.kind === 'edit' ? ownTips.find(({ id }) => id === intent.tipId) : undefined;
  // changing a tip that is not the visitor's, or not listed, becomes a new tip
  const shown: TipIntent =
    intent.kind === 'edit' && !tip ? { kind: 'new', oddType: undefined } : intent;
  return (
    <TipDrawer
      {...store}
      reader={reader}
      match={{
        link: page.link,
        sport: options.sport.sport,
        teams: reader.t('match.teams', { home: home.name, away: away.name }),
        startsAt,
        isTimeKnown,
        isDayKnown,
        isOpen: tipping.isOpen,
      }}
      pageSeconds={nowSeconds}
      intent={shown}
      tip={tip}
      ownTips={ownTips}
      livePrices={livePrices}
      memory={memory}
      onClose={tipping.close}
    />
  );
}
