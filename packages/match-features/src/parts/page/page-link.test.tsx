// oxlint-disable no-restricted-imports -- a test replaces the shell
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ServedRoutesContext } from '@tipmark/remote-kit';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import { PageLink } from './PageLink.tsx';

const draw = (served: readonly string[]) =>
  render(
    <Provider store={legacy_createStore(() => ({ view: { locale: 'en' } }))}>
      <ServedRoutesContext value={new Set(served)}>
        <PageLink to="profile" params={{ userUrl: 'ann', tab: 'follows' }} title="Ann">
          Ann
        </PageLink>
      </ServedRoutesContext>
    </Provider>,
  );

test('links to the page in the current language', () => {
  draw(['events', 'profile']);
  expect(screen.getByRole('link', { name: 'Ann' })).toHaveAttribute(
    'href',
    '/en/profile/ann?tab=follows',
  );
});

test('is plain text when no remote serves the page', () => {
  draw(['events']);
  expect(screen.getByText('Ann')).toHaveAttribute('title', 'Ann');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
