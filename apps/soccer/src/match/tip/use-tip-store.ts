import { SPORT } from '@tipmark/domain';
import { TIP_NAMESPACE, type TipWish } from '@tipmark/match-features';
import { dropPendingTip } from '@tipmark/match-features/pending-tips';
import type { TipWrite } from '@tipmark/match-features/tip-drawer';
import { selectSession, type Translate } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useCallback, useEffect } from 'react';
import { tipAdd, tipChange, tipMaker, tipsterProfile } from '../match-loads.ts';

const MENU_ONLY = '0';

/** What the tip drawer reads of the store and asks of the api. */
export function useTipStore(matchUrl: string, wish: TipWish) {
  const dispatch = useDispatch();
  const { t } = useTranslation(TIP_NAMESPACE);
  const words = useCallback<Translate>((key, values = {}) => t(key, values), [t]);
  const { isSignedIn, url } = useSelector(selectSession);
  const maker = useSelector(tipMaker.select);
  const add = useSelector(tipAdd.select);
  const change = useSelector(tipChange.select);
  const profile = useSelector(tipsterProfile.select);
  const isEdit = wish.kind === 'edit';
  const write = isEdit ? change : add;
  const load = isEdit ? tipChange : tipAdd;

  // the answer to an earlier tip is none to this one; a tip under way stays so
  useEffect(() => {
    if (write.status !== 'loading') dispatch(load.reset());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the drawer opens, and only then
  }, []);

  // a tip that was settled since the last look has moved it
  useEffect(() => {
    if (isSignedIn) dispatch(tipsterProfile.requested({ segments: { userUrl: url } }));
  }, [dispatch, isSignedIn, url]);
  const { data: tipster } = profile;
  const own = isSignedIn && tipster?.url === url ? tipster : undefined;
  const bank = own?.statistics?.bankroll;
  const delaysTips =
    own?.statistics?.isPremiumCapper === true ? own.own?.isDelayingTips === true : undefined;

  const postedType = add.data?.tip?.odd_type;
  useEffect(() => {
    if (postedType !== undefined) dropPendingTip({ matchUrl, oddType: postedType });
  }, [matchUrl, postedType]);

  return {
    words,
    visitor: { isSignedIn, url, bank, delaysTips },
    maker,
    write,
    onAsk: (oddType: string | undefined) =>
      dispatch(tipMaker.requested({ segments: { matchUrl, odd_type: oddType ?? MENU_ONLY } })),
    onForget: () => dispatch(load.reset()),
    onWrite: ({ body, idempotencyKey }: TipWrite) => {
      const segments = { matchUrl, sportType: SPORT.soccer };
      dispatch(
        wish.kind === 'edit'
          ? tipChange.requested({ segments: { ...segments, tipId: wish.tipId }, body })
          : tipAdd.requested({ segments, body, idempotencyKey }),
      );
    },
  };
}
