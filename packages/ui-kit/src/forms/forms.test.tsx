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

test('hands over what was typed once nothing is wrong', async () => {
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

test('what the server says stands at its field and takes the focus', () => {
  const { rerender } = render(<Sample />);
  rerender(<Sample refused={{ secret: 'Too common' }} problem="Too common" />);
  expect(document.activeElement).toBe(secret());
  const described = secret().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Too common');
  expect(screen.getByRole('alert').textContent).toBe('Too common');
});

test('a password can be looked at, and pasted', async () => {
  render(<Sample />);
  await userEvent.click(secret());
  await userEvent.paste('correct horse');
  const toggle = screen.getByRole('button', { name: 'Show it' });
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(secret()).toMatchObject({ type: 'text', value: 'correct horse' });
});

test('before the page is alive nothing can be sent, and never by the address', () => {
  const markup = document.createElement('div');
  markup.innerHTML = renderToString(<Sample />);
  expect(markup.querySelector('[type=submit]')?.hasAttribute('disabled')).toBe(true);
  expect(markup.querySelector('form')?.getAttribute('method')).toBe('post');
});

test.each([
  ['quiet', {}],
  ['refused', { refused: { mail: 'Taken' }, problem: 'Taken' }],
])('axe finds nothing in a form that is %s', async (_, props: SampleProps) => {
  const { container } = render(<Sample {...props} />);
  const { violations } = await axe(container);
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});
