import type { ReplyOf, recoverPasswordLink } from '@tipmark/contract';
import type { Translate } from '@tipmark/remote-kit';

type OtherAccess = ReplyOf<typeof recoverPasswordLink>['remaining'];

/** Whether anything of it can be removed together with the password. */
export const isRemovable = ({ signIns, hasTelegram, browsers }: OtherAccess): boolean =>
  signIns.length > 0 || hasTelegram || browsers > 0;

/** What still leads into the account besides the password; nothing without any. */
export function Remaining({
  signIns,
  hasTelegram,
  browsers,
  hasTwoSteps,
  t,
}: OtherAccess & { readonly t: Translate }) {
  const rest = [
    ...signIns.map((title) => t('recoverPassword.signIn', { title })),
    ...(hasTelegram ? [t('recoverPassword.telegram')] : []),
    ...(browsers > 0 ? [t('recoverPassword.browsers')] : []),
    ...(hasTwoSteps ? [t('recoverPassword.twoSteps')] : []),
  ];
  if (rest.length === 0) return null;
  return (
    <div>
      <p>{t('recoverPassword.rest')}</p>
      <ul>
        {rest.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
