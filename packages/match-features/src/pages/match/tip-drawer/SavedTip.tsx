import { useLocation } from '@tipmark/remote-kit/router';
import { LinkButton } from '@tipmark/ui-kit';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import { MAX_PENDING_TIPS, storedPendingTips } from '../../../parts/tips/pending/index.ts';
import { Facts, factsOfTip } from './Facts.tsx';
import { footClass, noticeClass, receiptClass } from './tip-drawer-class.ts';
import { useFocusOnShow } from './use-focus-on-show.ts';
import type { TipForm } from './use-tip-form.ts';

const KEYS = { stored: 'pendingText', full: 'pendingFull', nowhere: 'pendingNowhere' } as const;

/** The tip of a guest: it is stored in this browser, and signing in is next. */
export const SavedTip = ({ form }: { readonly form: TipForm }) => {
  const { translate, stored, draft, match } = form;
  const answer = useFocusOnShow<HTMLOutputElement>();
  if (stored === undefined) return null;
  const limit = MAX_PENDING_TIPS;
  const tips = storedPendingTips();
  const tip =
    stored === 'stored' &&
    tips.find((one) => one.matchUrl === match.link && one.oddType === draft.oddType);
  return (
    <div className={receiptClass}>
      <output
        ref={answer}
        className={noticeClass}
        tabIndex={-1}
        data-tone={stored === 'stored' ? 'good' : 'wrong'}
      >
        {stored === 'stored' && `${translate('pendingTitle')}. `}
        {translate(KEYS[stored], { limit })}
      </output>
      {tip && (
        <dl>
          <Facts facts={factsOfTip({ ...tip, odds: tip.oddValue }, form)} translate={translate} />
        </dl>
      )}
      {stored !== 'nowhere' && <p>{translate('pendingCount', { count: tips.length, limit })}</p>}
    </div>
  );
};

/** A link to sign in, where stored tips are posted; it includes the way back to the match. */
export const SavedTipFooter = ({ form }: { readonly form: TipForm }) => {
  const { t } = form.reader;
  const pageOf = usePageAddress();
  const { pathname: next } = useLocation();
  const register = pageOf('register', { next });
  const login = pageOf('login', { next });
  return (
    <div className={footClass}>
      <div className="row">
        {register !== undefined && <LinkButton href={register}>{t('button.signUp')}</LinkButton>}
        {login !== undefined && (
          <LinkButton kind="primary" href={login}>
            {t('button.signIn')}
          </LinkButton>
        )}
      </div>
    </div>
  );
};
