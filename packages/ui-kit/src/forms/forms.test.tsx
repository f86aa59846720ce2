import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import {
  type FieldErrors,
  FormProblem,
  type FormValues,
  PasswordField,
  SubmitButton,
  TextField,
  useForm,
} from './index.ts';

interface SampleProps {
  readonly refused?: FieldErrors;
  readonly onSubmit?: (values: FormValues) => void;
  readonly problem?: string;
}

function Sample({ refused, onSubmit = () => {}, problem }: SampleProps) {
  const { errors, formProps } = useForm({
    check: ({ mail = '' }) => (mail.includes('@') ? {} : { mail: 'Not an address' }),
    onSubmit,
    refused,
  });
  const wrong = (name: string) =>
    errors[name] === undefined ? undefined : { tone: 'wrong' as const, text: errors[name] };
  return (
    <form {...formProps} aria-label="sample">
      <TextField name="mail" label="Mail" type="email" message={wrong('mail')} />
      <PasswordField
        name="secret"
        label="Secret"
        autoComplete="current-password"
        showLabel="Show it"
        message={wrong('secret') ?? { tone: 'plain', text: '15+ is better' }}
      />
      <FormProblem text={problem} />
      <SubmitButton text="Send" busyText="Sending" isBusy={false} />
    </form>
  );
}

const mail = () => screen.getByLabelText('Mail');
const secret = () => screen.getByLabelText('Secret');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('submits the values once they are valid; until then the invalid field gets the focus', async () => {
  const onSubmit = jest.fn();
  render(<Sample onSubmit={onSubmit} />);
  await userEvent.type(mail(), 'ann');
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(mail());
  expect(mail().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(mail(), '@post.example');
  expect(screen.queryByText('Not an address')).toBeNull();
  await userEvent.type(secret(), 'ключ от дома{enter}');
  expect(onSubmit).toHaveBeenCalledWith({ mail: 'ann@post.example', secret: 'ключ от дома' });
});

test('an error of the server is shown at its field, which gets the focus', () => {
  const { rerender } = render(<Sample />);
  rerender(<Sample refused={{ secret: 'Too common' }} problem="Too common" />);
  expect(document.activeElement).toBe(secret());
  const described = secret().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Too common');
  expect(screen.getByRole('alert').textContent).toBe('Too common');
});

test('a password can be pasted and shown', async () => {
  render(<Sample />);
  await userEvent.click(secret());
  await userEvent.paste('correct horse');
  const toggle = screen.getByRole('button', { name: 'Show it' });
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(secret()).toMatchObject({ type: 'text', value: 'correct horse' });
});

test('before hydration the form cannot be submitted, and its method is POST', () => {
  const markup = document.createElement('div');
  markup.innerHTML = renderToString(<Sample />);
  expect(markup.querySelector('[type=submit]')?.hasAttribute('disabled')).toBe(true);
  expect(markup.querySelector('form')?.getAttribute('method')).toBe('post');
});

test.each([
  ['untouched', {}],
  ['rejected', { refused: { mail: 'Taken' }, problem: 'Taken' }],
])('a form that is %s has no accessibility violations', async (_, props: SampleProps) => {
  const { container } = render(<Sample {...props} />);
  const { violations } = await axe(container);
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});
