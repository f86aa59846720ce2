import { Icon } from '@tipmark/ui-kit';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, type FieldMessage, messageIdOf } from './Field.tsx';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'style' | 'className' | 'type'> {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'time' | 'datetime-local' | undefined;
  readonly aside?: ReactNode;
  readonly message?: FieldMessage | undefined;
}

/** A text field. The browser owns its value: what is typed before hydration stays. */
export function TextField({ label, aside, message, type = 'text', ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} aside={aside} message={message}>
      <input
        {...input}
        id={id}
        type={type}
        aria-invalid={message?.tone === 'wrong' || undefined}
        aria-describedby={messageIdOf(id)}
      />
      {message?.tone === 'good' && <Icon name="check" />}
    </Field>
  );
}
