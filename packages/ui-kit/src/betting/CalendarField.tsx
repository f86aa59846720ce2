import { Button, Icon } from '@tipmark/ui-kit';
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
} from 'react';

export interface CalendarFieldProps {
  readonly label: string;
  readonly submitLabel: string;
  /** `2026-11-20`. */
  readonly value: string;
  /** Address of the page, for browsers without scripts; the day is sent as `date`. */
  readonly action: string;
  readonly onChoose: (date: string) => void;
}

/** They open the picker, where a change is a choice. */
const OPENS_PICKER: ReadonlySet<string> = new Set([' ', 'F4', 'Enter']);

const opensPicker = ({ key, altKey }: KeyboardEvent): boolean =>
  OPENS_PICKER.has(key) || (altKey && key.startsWith('Arrow'));

/**
 * A date, picked or typed. A picked day is chosen at once. While a date is typed the field passes
 * through unintended days, so it is chosen by Enter or by leaving the field.
 */
export const CalendarField = (props: CalendarFieldProps) => {
  const { label, submitLabel, value, action, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  // not a new element: that would take the focus away from who is still typing
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  const choose = ({ value: date, validity }: HTMLInputElement) => {
    isTyping.current = false;
    if (date !== '' && date !== value && validity.valid) onChoose(date);
  };
  return (
    <form
      className="cal"
      action={action}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (input.current) choose(input.current);
      }}
    >
      <Icon name="calendar" size={20} />
      <input
        ref={input}
        type="date"
        name="date"
        min="2000-01-01"
        max="2099-12-31"
        aria-label={label}
        defaultValue={value}
        onPointerDown={() => {
          isTyping.current = false;
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Tab' || event.key === 'Shift') return;
          isTyping.current = !opensPicker(event);
        }}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          if (!isTyping.current) choose(event.target);
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          if (isTyping.current) choose(event.target);
        }}
      />
      <Button type="submit" isSmall>
        {submitLabel}
      </Button>
    </form>
  );
};
