import type { ReactNode } from 'react';
import { fieldClass, inputBox, messageClass } from './field-class.ts';

/** The message under a field: an error, a confirmation or advice. */
export interface FieldMessage {
  readonly tone: 'wrong' | 'good' | 'plain';
  readonly text: string;
}

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Beside the label, such as a link to help. */
  readonly aside?: ReactNode;
  readonly message?: FieldMessage | undefined;
  /** The input and the rest of its frame. */
  readonly children: ReactNode;
}

export const messageIdOf = (id: string): string => `${id}-message`;

/** A label above, one input, one line below; the line exists from the start, so nothing jumps. */
export const Field = ({ id, label, aside, message, children }: FieldProps) => (
  <div className={fieldClass}>
    <div>
      <label htmlFor={id}>{label}</label>
      {aside}
    </div>
    <div className={inputBox} data-is-wrong={message?.tone === 'wrong' || undefined}>
      {children}
    </div>
    <p id={messageIdOf(id)} className={messageClass} data-tone={message?.tone} aria-live="polite">
      {message?.text}
    </p>
  </div>
);
