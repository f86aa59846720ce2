import type { Translate } from '@tipmark/remote-kit';
import { PasswordField } from '@tipmark/ui-kit/forms';
import { wrong } from './wrong.ts';

interface OwnPasswordProps {
  readonly t: Translate;
  readonly error: string | undefined;
}

/** The password again, before something that a stranger with a signed-in device must not do. */
export const OwnPassword = ({ t, error }: OwnPasswordProps) => (
  <PasswordField
    name="password"
    label={t('form.password')}
    autoComplete="current-password"
    showLabel={t('form.showPassword')}
    message={wrong(error)}
  />
);
