import type { MatchEvent } from '@tipmark/contract';
import { ready, renderScreen } from '@tipmark/match-features/testing';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { messages } from '../../../messages.ts';
import { screen } from '../screen.ts';
import { isPowerPlayChange } from './power-play.ts';

const penalty = (
  [minute, second]: readonly [number, number],
  player: string | null,
  known: Partial<MatchEvent> = {},
): MatchEvent => ({
  type: 'penalty',
  side: 'away',
  minute,
  second,
  player,
  stoppage: null,
  relatedPlayer: null,
  ...known,
});

const DUGAROV = penalty([31, 0], 'Роман Дугаров');

interface Running {
  readonly secondLine?: string | undefined;
  readonly events?: MatchEvent[];
  readonly locale?: 'ru' | 'en';
}

/** The head of a running match, 31:42 played, about a power play. */
async function headOf({ secondLine, events = [], locale = 'ru' }: Running) {
  const match = aMatch().between('Ледокол', 'Таёжники').live('P2:11:42', secondLine);
  const page = anEventPage(match, { course: { events, figures: [], parts: [] } });
  const { container } = await renderScreen(
    { name: 'hockey', messages },
    {
      Screen: screen.Component,
      address: `/hockey/Events/${page.link}?tab=tips`,
      path: '/hockey/Events/:matchUrl',
      locale,
      loads: { hockeyEventPage: ready(page) },
    },
  );
  const head = container.querySelector('header');
  return {
    text: head?.textContent ?? '',
    share: head?.querySelector('.bar rect')?.getAttribute('width') ?? undefined,
    off: head?.querySelector('small')?.textContent,
  };
}

test.each([
  ['5x4:1:18', 'Ледокол в большинстве 5×4, ещё 1:18'],
  ['4x5', 'Таёжники в большинстве 5×4'],
  ['3x5:0:09', 'Таёжники в большинстве 5×3, ещё 0:09'],
])('%s is shown as “%s”', async (secondLine, text) => {
  expect((await headOf({ secondLine })).text).toContain(text);
});

test.each([undefined, '5x5', '4x4:0:30', '+4', '9x1'])(
  '%p shows no power play',
  async (secondLine) => {
    expect((await headOf({ secondLine, events: [DUGAROV] })).text).not.toMatch(/большинстве|Штраф/);
  },
);

test('a power play shows its bar, the penalised player and the minute', async () => {
  const { text, share, off } = await headOf({ secondLine: '5x4:1:18', events: [DUGAROV] });
  expect(text).toContain('Ледокол в большинстве 5×4, ещё 1:18');
  expect([share, off]).toEqual(['65', 'Штраф: Р. Дугаров, 31:00']);
  const english = await headOf({ secondLine: '5x4:1:18', events: [DUGAROV], locale: 'en' });
  expect(english.text).toContain('Ледокол on the power play, 5×4, 1:18 left');
  expect(english.off).toBe('In the box: Р. Дугаров, 31:00');
});

test('the bar of a major penalty is five minutes long', async () => {
  const major = penalty([30, 0], 'Роман Дугаров', { type: 'major_penalty' });
  const { share, off } = await headOf({ secondLine: '5x4:3:18', events: [major] });
  expect([share, off]).toEqual(['66', 'Штраф: Р. Дугаров, 30:00']);
});

test('players who are back, of the other team, or with a misconduct are not in the box', async () => {
  const events = [
    penalty([29, 0], 'Егор Ранний'),
    penalty([31, 10], 'Пётр Чужой', { side: 'home' }),
    penalty([31, 20], 'Олег Словин', { type: 'misconduct' }),
    DUGAROV,
    penalty([31, 30], 'Илья Второй'),
  ];
  expect((await headOf({ secondLine: '5x3:1:18', events })).off).toBe(
    'Штраф: Р. Дугаров, 31:00; И. Второй, 31:30',
  );
  // the goal ended the penalty that was about to end first
  expect((await headOf({ secondLine: '5x4:1:48', events })).off).toBe('Штраф: И. Второй, 31:30');
});

test('without a reported time or player there is no bar or name', async () => {
  const unknown = await headOf({ secondLine: '5x4', events: [penalty([31, 0], null)] });
  expect([unknown.share, unknown.off]).toEqual([undefined, undefined]);
  const silent = await headOf({ secondLine: '5x4:1:30' });
  expect([silent.share, silent.off]).toEqual(['75', undefined]);
  // six players mean a pulled goalie, not a penalty
  expect((await headOf({ secondLine: '6x5', events: [DUGAROV] })).off).toBeUndefined();
});

test.each([
  [undefined, '5x4:2:00', true],
  ['5x4:2:00', '5x4:1:50', false],
  ['5x4:1:50', '5x3:1:50', true],
  ['5x4:0:10', '4x5:1:50', true],
  ['5x4:0:10', undefined, false],
])('a change from %p to %p reloads the penalties: %p', (before, after, needsReload) => {
  const of = (secondLine: string | undefined) => aMatch().live('P2:11:42', secondLine).build();
  expect(isPowerPlayChange(of(before), of(after))).toBe(needsReload);
});
