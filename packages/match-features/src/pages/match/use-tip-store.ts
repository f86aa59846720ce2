import { selectIsPremium, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useEffect } from 'react';
import { dropPendingTip } from '../../parts/tips/pending/pending-tips.ts';
import { type TipIntent } from '../../parts/tips/tip-intent.ts';
import { TIP_NAMESPACE } from '../../parts/tips/tip-messages.ts';
import type { MatchPageOptions } from './match-options.ts';
import { type TipWrite } from './tip-drawer/tip-drawer-props.ts';

const MENU_ONLY = '0';

/** What the tip drawer reads from the store and requests from the API. */
export function useTipStore(options: MatchPageOptions, matchUrl: string, intent: TipIntent) {
  const { tipMaker, tipster: tipsterProfile } = options.loads;
  const { add: tipAdd, change: tipChange } = options.tipCommands;
  const dispatch = useDispatch();
  const { t: translate } = useTranslation(TIP_NAMESPACE);
  const { isSignedIn, url } = useSelector(selectSession);
  const hasSubscription = useSelector(selectIsPremium);
  const maker = useSelector(tipMaker.select);
  const add = useSelector(tipAdd.select);
  const change = useSelector(tipChange.select);
  const profile = useSelector(tipsterProfile.select);
  const isEdit = intent.kind === 'edit';
  const write = isEdit ? change : add;
  const command = isEdit ? tipChange : tipAdd;

  // the reply to an earlier tip does not belong to this one; a tip under way stays so
  useEffect(() => {
    if (write.status !== 'submitting') dispatch(command.reset());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the drawer opens, and only then
  }, []);

  // a tip settled meanwhile has changed it
  useEffect(() => {
    if (isSignedIn) dispatch(tipsterProfile.requested({ segments: { userUrl: url } }));
  }, [dispatch, tipsterProfile, isSignedIn, url]);
  const { data: tipster } = profile;
  const own = isSignedIn && tipster?.url === url ? tipster : undefined;
  const bank = own?.statistics?.bankroll;
  const delaysTips =
    own?.statistics?.isPremiumCapper === true ? own.own?.isDelayingTips === true : undefined;

  const postedType = add.status === 'succeeded' ? add.result.tip?.odd_type : undefined;
  useEffect(() => {
    if (postedType !== undefined) dropPendingTip({ matchUrl, oddType: postedType });
  }, [matchUrl, postedType]);

  return {
    translate,
    visitor: { isSignedIn, url, bank, delaysTips, hasSubscription },
    maker,
    write,
    onMakerRequest: (oddType: string | undefined) =>
      dispatch(tipMaker.requested({ segments: { matchUrl, odd_type: oddType ?? MENU_ONLY } })),
    onForget: () => dispatch(command.reset()),
    onWrite: ({ body, idempotencyKey }: TipWrite) => {
      const segments = { matchUrl, sportType: options.sport.sport };
      dispatch(
        intent.kind === 'edit'
          ? tipChange.submitted({ segments: { ...segments, tipId: intent.tipId }, body })
          : tipAdd.submitted({ segments, body, idempotencyKey }),
      );
    },
  };
}
