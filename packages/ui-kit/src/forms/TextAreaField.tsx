import { css } from '@tipmark/ui-kit';
import { type ComponentProps, useId } from 'react';
import { font, radius } from '../theme/scales.ts';
import { Field, type FieldMessage, messageIdOf } from './Field.tsx';

const area = css`
  > div > div:nth-child(2) { height: auto; }
  textarea {
    flex: 1;
    min-width: 0;
    padding: 10px 12px;
    border: 0;
    border-radius: ${radius.field};
    background: none;
    color: inherit;
    font: inherit;
    font-size: ${font.large};
    line-height: 24px;
    resize: vertical;
    outline: none;
  }
`;

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'id' | 'style' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly message?: FieldMessage | undefined;
}

/** Several lines of text. */
export function TextAreaField({ label, message, ...textarea }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className={area}>
      <Field id={id} label={label} message={message}>
        <textarea
          {...textarea}
          id={id}
          aria-invalid={message?.tone === 'wrong' || undefined}
          aria-describedby={messageIdOf(id)}
        />
      </Field>
    </div>
  );
}
