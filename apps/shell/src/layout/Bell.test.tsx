import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { accountChanged } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { act } from 'react';
import { renderInShell } from '../testing/page-fixture.tsx';
import { Bell } from './Bell.tsx';

const session = { isSignedIn: true, name: 'Ann', url: 'ann', unreadNotices: 120 };

test('the bell shows the number of unread notifications until they are read', async () => {
  const { container, store } = renderInShell(<Bell />, { locale: 'en', session });
  const link = screen.getByRole('link', { name: 'Notifications: 120' });
  expect(link).toHaveAttribute('href', '/en/notifications');
  expect(link).toHaveTextContent('99+');
  expect((await axe(container)).violations).toEqual([]);
  act(() => void store.dispatch(accountChanged({ unreadNotices: 0 })));
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveTextContent('');
});
