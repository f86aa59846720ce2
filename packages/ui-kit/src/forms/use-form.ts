import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';

/** Fields as typed, by name. */
export type FormValues = Readonly<Record<string, string>>;
/** Errors by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FormOptions {
  /** Checks of the fields that need no request. */
  readonly check: (values: FormValues) => FieldErrors;
  readonly onSubmit: (values: FormValues) => void;
  /** The server's messages about the fields; every new reply is a new object. */
  readonly refused?: FieldErrors | undefined;
}

type Input = HTMLInputElement | HTMLTextAreaElement;

const isInput = (one: unknown): one is Input =>
  one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;

const inputsOf = (form: HTMLFormElement): Input[] => [...form.elements].filter(isInput);

const isFilled = (input: Input): boolean =>
  input.name !== '' &&
  (input instanceof HTMLTextAreaElement || input.type !== 'checkbox' || input.checked);

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    inputsOf(form)
      .filter(isFilled)
      .map(({ name, value }) => [name, value]),
  );

const focusFirst = (form: HTMLFormElement | null, errors: FieldErrors): void => {
  if (form)
    inputsOf(form)
      .find(({ name }) => Object.hasOwn(errors, name))
      ?.focus();
};

/**
 * A form whose values belong to the browser: a field is checked when it is left, all of them on
 * submit, when the first one with an error gets the focus; a field's error disappears when it is
 * changed.
 */
export function useForm({ check, onSubmit, refused }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [seen, setSeen] = useState(refused);
  if (refused !== seen) {
    setSeen(refused);
    setErrors(refused ?? {});
  }
  useEffect(() => {
    if (refused) focusFirst(ref.current, refused);
  }, [refused]);

  return {
    errors,
    formProps: {
      ref,
      noValidate: true,
      // a browser without our scripts must not put a password into the address
      method: 'post',
      onSubmit(event: FormEvent<HTMLFormElement>): void {
        event.preventDefault();
        const values = valuesOf(event.currentTarget);
        const wrong = check(values);
        setErrors(wrong);
        focusFirst(event.currentTarget, wrong);
        if (Object.keys(wrong).length === 0) onSubmit(values);
      },
      /** A field is checked when it is left; an empty one is not checked yet. */
      onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>): void {
        if (!isInput(target) || target.value === '' || target.type === 'checkbox') return;
        const wrong = check(valuesOf(currentTarget))[target.name];
        if (wrong !== undefined) setErrors((known) => ({ [target.name]: wrong, ...known }));
      },
      onInput({ target }: FormEvent<HTMLFormElement>): void {
        if (!isInput(target) || !Object.hasOwn(errors, target.name)) return;
        const { [target.name]: _, ...others } = errors;
        setErrors(others);
      },
    },
  };
}
