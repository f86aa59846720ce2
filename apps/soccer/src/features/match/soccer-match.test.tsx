import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { EventPage, EventRefereeRecord } from '@tipmark/contract';
import { NOW_SECONDS, ready, type ScreenSetting } from '@tipmark/match-features/testing';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { renderSoccer } from '../../shared/soccer-fixture.tsx';
import { screen as matchScreen } from './screen.ts';

const over = aMatch()
  .withId(50_213)
  .between('Ладога', 'Сталь')
  .startingAt(NOW_SECONDS - 20_000)
  .finished()
  .withScore(2, 1)
  .withPeriods([1, 1]);

const renderMatch = (page: EventPage, search = '', more: Partial<ScreenSetting> = {}) =>
  renderSoccer({
    Screen: matchScreen.Component,
    address: `/Events/${page.link}${search}`,
    path: '/Events/:matchUrl',
    ...more,
    loads: { soccerEventPage: ready(page), ...more.loads },
  });

describe('the head of a match', () => {
  test('shows the result, half by half', async () => {
    await renderMatch(anEventPage(over));
    expect(screen.getByText('Завершён')).toBeInTheDocument();
    expect(screen.getByText('2:1')).toBeInTheDocument();
    expect(screen.getByText('1-й тайм 1:1,').parentElement).toHaveTextContent(
      '1-й тайм 1:1, 2-й тайм 1:0',
    );
  });

  test('has the minute of a running match and the score of its first half', async () => {
    await renderMatch(anEventPage(over.live('2H:67')));
    expect(screen.getByText("67'")).toBeInTheDocument();
    expect(screen.getByText('1-й тайм 1:1')).toBeInTheDocument();
  });

  test('names the halves in English on English pages', async () => {
    await renderMatch(anEventPage(over), '', { locale: 'en' });
    expect(screen.getByText('2nd half: 1:0')).toBeInTheDocument();
  });
});

describe('the tab of the referee', () => {
  const page = anEventPage(aMatch().between('Zenit', 'Spartak'));
  const record: EventRefereeRecord = {
    link: page.link,
    referee: { link: '3-ivanov', name: 'Иванов', countryCode: 'RU' },
    figures: {
      count: 2,
      yellowCards: { average: 4.5, of: 2 },
      redCards: null,
      penalties: { average: 0.5, of: 2 },
      fouls: null,
      home: 1,
      draw: 1,
      away: 0,
      cards: { line: 4.5, over: 1, of: 2 },
    },
    matches: [{ league: page.league, match: page.match, yellowCards: 5, redCards: null }],
    asOf: NOW_SECONDS,
  };
  const renderTab = (data: EventRefereeRecord) =>
    renderMatch(page, '?tab=referee', { loads: { soccerEventReferee: ready(data) } });

  test('shows averages and matches', async () => {
    const { container } = await renderTab(record);
    expect(screen.getByRole('link', { name: 'Судья' })).toHaveAttribute(
      'href',
      `/Events/${page.link}?tab=referee`,
    );
    expect(screen.getByRole('row', { name: 'Жёлтые карточки 4,50' })).toBeInTheDocument();
    expect(screen.queryByText('Фолы')).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Zenit – Spartak .* 5 –/ })).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('says that a match has no referee', async () => {
    await renderTab({ ...record, referee: null, figures: null, matches: [] });
    expect(screen.getByText('Судья ещё не назначен')).toBeInTheDocument();
  });
});
