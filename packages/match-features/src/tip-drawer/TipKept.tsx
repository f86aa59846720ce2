import { useLocation } from '@tipmark/remote-kit/router';
import { LinkButton } from '@tipmark/ui-kit';
import { usePageAddress } from '../page-link/use-page-address.ts';
import { keptPendingTips, MAX_PENDING_TIPS } from '../pending-tips/index.ts';
import { footClass, noticeClass, receiptClass } from './tip-drawer-class.ts';
import { useFocusOnShow } from './use-focus-on-show.ts';
import type { TipForm } from './use-tip-form.ts';

const KEYS = { kept: 'keptText', full: 'keptFull', nowhere: 'keptNowhere' } as const;

/** The tip of a guest: it waits in this browser, and what comes next is signing in. */
export const TipKept = ({ form }: { readonly form: TipForm }) => {
  const { words, kept } = form;
  const answer = useFocusOnShow<HTMLOutputElement>();
  if (kept === undefined) return null;
  const limit = MAX_PENDING_TIPS;
  return (
    <div className={receiptClass}>
      <output
        ref={answer}
        className={noticeClass}
        tabIndex={-1}
        data-tone={kept === 'kept' ? 'good' : 'wrong'}
      >
        {kept === 'kept' && `${words('keptTitle')}. `}
        {words(KEYS[kept], { limit })}
      </output>
      {kept !== 'nowhere' && (
        <p>{words('keptCount', { count: keptPendingTips().length, limit })}</p>
      )}
    </div>
  );
};

/** To an account, where the kept tips are posted; the way back to the match goes along. */
export const KeptFoot = ({ form }: { readonly form: TipForm }) => {
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
