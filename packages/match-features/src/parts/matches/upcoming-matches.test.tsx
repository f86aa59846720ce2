// oxlint-disable no-restricted-imports -- a test replaces the shell
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { ServedRoutesContext } from '@tipmark/remote-kit';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import { en as messages } from '../../messages/en.ts';
import { UpcomingMatches } from './UpcomingMatches.tsx';

const match = aMatch().withId(7).between('Ladoga', 'Steel').withOdds([1.8, 3.5, 4.2]);
const another = aMatch().withId(8).between('Comet', 'Beacon');

function draw(served: readonly string[], matchIds: readonly number[] = [], matches = [match]) {
  const resources = { common: commonMessages.en, game: messages };
  const loads = { followedMatches: { status: 'ready', data: { matchIds } } };
  const { translateIn } = createI18n({ locale: 'en', resources: resources as never });
  render(
    <Provider store={legacy_createStore(() => ({ view: { locale: 'en' }, loads }))}>
      <ServedRoutesContext value={new Set(served)}>
        <UpcomingMatches
          matches={matches.map((one) => ({
            league: aLeague().buildHead(),
            match: one.buildWire(),
          }))}
          caption="Upcoming matches"
          emptyText=""
          matchRoute="events"
          rowOdds={{ search: '?tab=odds', loadPart: async () => () => null }}
          reader={{
            t: translateIn(['game', 'common']),
            locale: 'en',
            timeZone: 'UTC',
            nowSeconds: 0,
          }}
        />
      </ServedRoutesContext>
    </Provider>,
  );
}

const link = () => screen.queryByRole('link', { name: 'Odds: 1 1.80 X 3.50 2 4.20' });

test('prices link to their history', () => {
  draw(['events']);
  expect(link()).toHaveAttribute('href', expect.stringMatching(/^\/en\/Events\/7-.*\?tab=odds$/));
});

test('two prices are on the sides: where no draw is possible, none has a price', () => {
  draw(['events'], [], [aMatch().withId(9).between('Rossi', 'Garcia').withOdds([1.4, 2.9])]);
  expect(screen.getByRole('link', { name: 'Odds: 1 1.40 2 2.90' })).toBeVisible();
});

test('the list has an accessible name', () => {
  draw(['events']);
  expect(screen.getByRole('table', { name: 'Upcoming matches' })).toBeInTheDocument();
});

test('a list can be saved as a file, a single match cannot', () => {
  const file = () => screen.queryByRole('button', { name: /CSV/ });
  draw(['events']);
  expect(file()).toBeNull();
  draw(['events'], [], [match, another]);
  expect(file()).toBeVisible();
});

test('prices and names are plain text when no remote serves pages of matches', () => {
  draw([]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('1.80').closest('a')).toBeNull();
  expect(screen.getByRole('rowheader')).toHaveTextContent(/Ladoga – .*Steel/);
});

test('a followed match is marked with a description', () => {
  draw(['events'], [7]);
  expect(screen.getByTitle('you get notifications about this match')).toBeInTheDocument();
});

test('other matches are not marked as followed', () => {
  draw(['events'], [8]);
  expect(screen.queryByTitle('you get notifications about this match')).not.toBeInTheDocument();
});
