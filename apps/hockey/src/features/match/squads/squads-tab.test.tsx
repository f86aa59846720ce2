import type { EventSquads } from '@tipmark/contract';
import { ready, renderScreen } from '@tipmark/match-features/testing';
import { checkSpreadsheets } from '@tipmark/match-features/testing/spreadsheets';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { messages } from '../../../messages.ts';
import { screen } from '../screen.ts';

const page = anEventPage(aMatch().withId(7).between('Ледокол', 'Таёжники'));

const player = (name: string, goals: number, goalie?: readonly [shots: number, saves: number]) => ({
  name,
  number: null,
  position: goalie ? ('GK' as const) : ('FW' as const),
  age: null,
  club: null,
  goals,
  assists: 3,
  penaltyMinutes: 1_002,
  ...(goalie && { goalie: { matches: 12, shots: goalie[0], saves: goalie[1] } }),
});

const squads: EventSquads = {
  link: page.link,
  squads: [
    {
      side: 'home',
      players: [
        player('Ухов', 0, [1_250, 1_125]),
        player('Рощин', 0, [12, 5]),
        player('Запасной', 0, [0, 0]),
        player('=Бекетов', 9),
        player('Лапшин', 1_010),
      ],
      lineup: null,
      absent: [],
    },
    { side: 'away', players: [], lineup: null, absent: [] },
  ],
  asOf: 0,
};

const render = (loaded: EventSquads, locale: 'ru' | 'en' = 'ru') =>
  renderScreen(
    { name: 'hockey', messages },
    {
      Screen: screen.Component,
      address: `/hockey/Events/${page.link}?tab=squads`,
      path: '/hockey/Events/:matchUrl',
      locale,
      loads: { hockeyEventPage: ready(page), hockeyEventSquads: ready(loaded) },
    },
  );

test('goalies and players of a line have their ratings, who was not rated none', async () => {
  const dressed = (name: string, position: 'GK' | 'DF' | 'FW', rating?: number) => ({
    name,
    number: null,
    position,
    ...(rating !== undefined && { rating }),
  });
  const [home, away] = squads.squads;
  const lineup = {
    isPublished: true,
    formation: null,
    starting: [dressed('Ухов', 'GK', 7.4), dressed('Лапшин', 'FW', 8.1), dressed('Рогов', 'DF', 6)],
    substitutes: [dressed('Рощин', 'GK')],
  };
  const { container } = await render({ ...squads, squads: [{ ...home, lineup }, away] });
  const texts = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(texts.filter((text) => /Ухов|Рощин|Лапшин/.test(text ?? ''))).toEqual([
    '–Ухов, оценка 7,4играет с начала',
    '–Рощинв запасе',
    '1Лапшин, оценка 8,1Рогов, оценка 6,0',
  ]);
});

test.each(['ru', 'en'] as const)(
  '%s: a spreadsheet adds up the files of squads',
  async (locale) => {
    const { container } = await render(squads, locale);
    const [goalies, skaters, ...others] = await checkSpreadsheets(container);
    expect(others).toEqual([]);
    expect(goalies?.sums.map((sum) => Math.round(sum * 10) / 10)).toEqual([0, 36, 0, 90 + 41.7]);
    expect(skaters?.sums).toEqual([0, 1_019, 6, 1_025, 2_004]);
  },
);
