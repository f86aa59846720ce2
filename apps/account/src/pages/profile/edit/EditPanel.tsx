import { href } from '@tipmark/route-builder';
import { Card, css, DESKTOP, LinkButton, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { type ReactNode, useEffect, useRef } from 'react';
import { EDITS, type Edit } from '../../../parts/profile-address/profile-address.ts';
import { useProfile } from '../use-profile.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { DescriptionForm } from './DescriptionForm.tsx';
import type { EditProps } from './edit-props.ts';
import { EmailForm, NameForm } from './field-forms.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PrivacySettings } from './PrivacySettings.tsx';
import { SignInSettings } from './SignInSettings.tsx';
import { CardState, SubscriptionState } from './SubscriptionState.tsx';
import { TelegramSettings } from './TelegramSettings.tsx';
import { TwoStepSettings } from './two-steps/TwoStepSettings.tsx';

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${DESKTOP} { grid-template-columns: 220px minmax(0, 1fr); }
`;

const menu = css`
  position: relative;
  display: flex;
  gap: ${gap[4]};
  padding: 8px;
  overflow: auto hidden;
  border-bottom: 1px solid var(--hair);
  a { flex: none; min-height: 36px; padding: 0 12px; border-radius: ${radius.field}; display: inline-flex; align-items: center; font-size: ${font.small}; font-weight: ${weight.medium}; color: var(--text2); white-space: nowrap; }
  a:hover { background: var(--hover); color: var(--text); }
  a[aria-current] { background: var(--selected); color: var(--text); font-weight: ${weight.strong}; }
  a:focus-visible { outline-offset: -2px; }
  ${MOBILE} { a { min-height: 44px; } }
  ${DESKTOP} { flex-direction: column; border-bottom: 0; border-right: 1px solid var(--hair); }
`;

const body = css`
  display: grid;
  gap: ${gap[16]};
  align-content: start;
  max-width: 560px;
  padding: 16px;
  min-width: 0;
  ${MOBILE} { padding: 16px var(--gutter); }
`;

const PANELS: Readonly<Record<Edit, (props: EditProps) => ReactNode>> = {
  description: DescriptionForm,
  name: NameForm,
  email: EmailForm,
  telegram: TelegramSettings,
  password: ChangePasswordForm,
  twoSteps: TwoStepSettings,
  signIns: SignInSettings,
  notifications: NotificationSettings,
  subscription: SubscriptionState,
  card: CardState,
  privacy: PrivacySettings,
  account: AccountSettings,
};

/** On a phone the row of subjects is wider than the screen. */
function showInRow(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** Everything an owner can change, one subject at a time, each with its own address. */
export function EditPanel() {
  const page = useProfile();
  const { reader, view, profile, addressOf } = page;
  const { t } = reader;
  const { edit } = view;
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (edit) showInRow(current.current);
  }, [edit]);
  if (!edit || !profile?.own) return null;
  const Panel = PANELS[edit];
  return (
    <Card isFlush>
      <div className={layout}>
        <nav className={menu} aria-label={t('settings.edit.label')}>
          {EDITS.map((one) => (
            <a
              key={one}
              ref={one === edit ? current : undefined}
              href={addressOf({ edit: one })}
              aria-current={one === edit ? 'true' : undefined}
            >
              {t(`settings.edit.${one}`)}
            </a>
          ))}
          <a href={href('openKeys', {}, { locale: reader.locale })}>
            {t('settings.edit.openKeys')}
          </a>
          <a href={href('display', {}, { locale: reader.locale })}>{t('settings.edit.display')}</a>
        </nav>
        <div className={body}>
          <h2>{t(`settings.edit.${edit}`)}</h2>
          <Panel key={edit} page={page} profile={profile} />
          <div>
            <LinkButton href={addressOf({})}>{t('settings.edit.back')}</LinkButton>
          </div>
        </div>
      </div>
    </Card>
  );
}
