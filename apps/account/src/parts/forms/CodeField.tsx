import { useTranslation } from '@tipmark/remote-kit/i18n';
import { TextField } from '@tipmark/ui-kit/forms';
import { useEffect, useRef } from 'react';
import { wrong } from './wrong.ts';

export interface CodeFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  /** It appears when it is needed, and is the next field to fill in. */
  readonly isFirst?: boolean;
}

/**
 * A code of an authenticator app; a recovery code has letters, so no numeric keyboard is requested.
 */
export function CodeField({ label, error, isFirst = false }: CodeFieldProps) {
  const { t } = useTranslation('account');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  return (
    <TextField
      ref={input}
      name="code"
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      message={wrong(error) ?? { tone: 'plain', text: t('form.codeHint') }}
    />
  );
}
