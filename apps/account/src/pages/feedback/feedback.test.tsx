import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAccount, serverPage } from '../../testing/account-fixture.tsx';
import { feedbackCommand } from './feedback-loads.ts';

const topics = [
  { id: 1, name: 'Bug' },
  { id: 2, name: 'Wrong data' },
];
const feedback = {
  route: 'feedback',
  pattern: '/feedback',
  address: '/feedback?topic=2&from=/en/Teams',
  loads: {
    pageFeedback: { status: 'ready' as const, data: { topics, email: 'ann@post.example' } },
  },
};

test('a message is sent with its topic and page, and its ticket number is shown', async () => {
  const page = await renderAccount(feedback);
  await userEvent.type(screen.getByLabelText('Message'), 'Short');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(page.ofType('sendFeedback/submitted')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Message'), ': the table is upside down');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(page.ofType('sendFeedback/submitted')).toMatchObject([
    {
      request: {
        body: {
          topic: 2,
          email: 'ann@post.example',
          message: 'Short: the table is upside down',
          url: '/en/Teams',
          locale: 'en',
        },
      },
    },
  ]);
  page.dispatch(feedbackCommand.succeeded({ ticketId: 'T-4711' }, 1));
  expect(screen.getByText(/T-4711/)).toBeTruthy();
});

test('the form has no accessibility violations', async () => {
  const { container } = await renderAccount(feedback);
  expect((await axe(container)).violations).toEqual([]);
});

describe('without scripts', () => {
  const at = (search: string) => ({ ...feedback, address: `/feedback${search}` });

  test('the form is posted to its own page with all fields', async () => {
    const html = await serverPage(feedback);
    expect(html).toMatch(/<form[^>]* method="post"/);
    for (const name of ['topic', 'email', 'message']) expect(html).toContain(`name="${name}"`);
    expect(html).not.toMatch(/<button[^>]*type="submit"[^>]*disabled/);
  });

  test('the page shows the ticket number or the invalid fields', async () => {
    const sent = await renderAccount(at('?sent=T-12'));
    expect(screen.getByText(/number is T-12/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write another message' })).toBeTruthy();
    sent.unmount();
    const forged = await renderAccount(at('?sent=%3Cb%3E'));
    expect(screen.getByLabelText('Message')).toBeTruthy();
    forged.unmount();
    await renderAccount(at('?wrong=email,form'));
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Couldn’t save. Try again a little later.')).toBeTruthy();
  });
});
