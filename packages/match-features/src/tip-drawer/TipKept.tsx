import { href } from '@tipmark/route-builder';
import { LinkButton } from '@tipmark/ui-kit';
import { keptPendingTips, MAX_PENDING_TIPS } from '../pending-tips/index.ts';
import { footClass, noticeClass, receiptClass } from './tip-drawer-class.ts';
import type { TipForm } from './use-tip-form.ts';

const KEYS = { kept: 'keptText', full: 'keptFull', nowhere: 'keptNowhere' } as const;

/** The tip of a guest: it waits in this browser, and what comes next is signing in. */
export const TipKept = ({ form }: { readonly form: TipForm }) => {
  const { words, kept } = form;
  if (kept === undefined) return null;
  const limit = MAX_PENDING_TIPS;
  return (
    <div className={receiptClass}>
      <output className={noticeClass} data-tone={kept === 'kept' ? 'good' : 'wrong'}>
        {kept === 'kept' && `${words('keptTitle')}. `}
        {words(KEYS[kept], { limit })}
      </output>
      {kept !== 'nowhere' && (
        <p>{words('keptCount', { count: keptPendingTips().length, limit })}</p>
      )}
    </div>
  );
};

/** To an account; there the kept tips are posted. */
export const KeptFoot = ({ form }: { readonly form: TipForm }) => {
  const { t, locale } = form.reader;
  return (
    <div className={footClass}>
      <div className="row">
        <LinkButton href={href('register', {}, { locale })}>{t('button.signUp')}</LinkButton>
        <LinkButton kind="primary" href={href('login', {}, { locale })}>
          {t('button.signIn')}
        </LinkButton>
      </div>
    </div>
  );
};
