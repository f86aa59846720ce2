import { type ReactNode, useId, useState } from 'react';
import { EyeIcon } from './EyeIcon.tsx';
import { Field, type FieldMessage, messageIdOf } from './Field.tsx';

export interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  /** Lets a password manager fill in or offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly aside?: ReactNode;
  readonly message?: FieldMessage | undefined;
  /** Label of the button that shows the typed text; `aria-pressed` is its state. */
  readonly showLabel: string;
}

export function PasswordField(props: PasswordFieldProps) {
  const { name, label, autoComplete, aside, message, showLabel } = props;
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} aside={aside} message={message}>
      <input
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={message?.tone === 'wrong' || undefined}
        aria-describedby={messageIdOf(id)}
      />
      <button
        type="button"
        aria-label={showLabel}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <EyeIcon isCrossed={isShown} />
      </button>
    </Field>
  );
}
