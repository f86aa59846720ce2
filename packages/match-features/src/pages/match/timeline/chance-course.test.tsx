import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { MatchEvent } from '@tipmark/contract';
import { SPORT, sportRules } from '@tipmark/domain';
import { readerOf } from '../../../testing/stage.tsx';
import { ChanceCourse } from './ChanceCourse.tsx';
import { courseDrawing, greatestTurn, turnsOf } from './chance-course.ts';

const rules = sportRules(SPORT.soccer);
const event = (
  type: MatchEvent['type'],
  side: MatchEvent['side'],
  minute: number,
  stoppage: number | null = null,
): MatchEvent => ({
  type,
  side,
  minute,
  stoppage,
  second: null,
  player: null,
  relatedPlayer: null,
});
const events = [
  event('goal', 'away', 20),
  event('yellow', 'home', 30),
  event('red', 'away', 20),
  event('goal', 'home', 90, 2),
  event('goal', 'home', 105),
].toSorted((one, other) => one.minute - other.minute);
const points: [number, number, number][] = [
  [0, 46, 28],
  [20, 44, 30],
  [20, 18, 29],
  [20, 18, 29],
  [20, 33, 33],
  [90, 1, 12],
  [92, 1, 11],
  [92, 3, 96],
  [92, 0, 100],
];

describe('turns of a match', () => {
  test('are its goals and dismissals of regular time, each with the chances around it', () => {
    const turns = turnsOf(points, events, rules);
    expect(turns.map(({ event: { type }, score }) => [type, score])).toEqual([
      ['goal', '0:1'],
      ['red', null],
      ['goal', '1:1'],
    ]);
    expect(turns[0]?.before).toEqual([44, 30, 26]);
    expect(turns[0]?.after).toEqual([18, 29, 53]);
    expect(turns[2]?.after).toEqual([3, 96, 1]);
  });

  test('the greatest is the one that moved one outcome furthest', () => {
    const greatest = greatestTurn(turnsOf(points, events, rules));
    expect(greatest?.turn.score).toBe('1:1');
    expect(greatest?.outcome).toBe(2);
    expect(greatestTurn([])).toBeUndefined();
  });
});

test('the drawing spans the match and its added time, and labels do not overlap', () => {
  const turns = turnsOf(points, events, rules);
  const { lines, marks, minutes } = courseDrawing(points, turns, rules);
  expect(lines[0]).toMatch(/^M0 54L217 56L217 82/);
  expect(lines[2]).toMatch(/L1000 100$/);
  expect(marks.map(({ text }) => text)).toEqual(['0:1', null, '1:1']);
  expect(minutes.map(({ minute }) => minute)).toEqual([0, 15, 30, 45, 60, 75, 90]);
});

test('the course is given in two sentences and as a table, too', () => {
  render(
    <ChanceCourse
      course={{ events }}
      points={points}
      sport={SPORT.soccer}
      isOver
      reader={readerOf()}
    />,
  );
  expect(screen.getByText(/^Перед матчем: П1 46/)).toHaveTextContent(
    /90\+2' \(Гол, 1:1\): П2 88\s%\s→ 1\s%\.$/,
  );
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'МинутаСобытиеП1XП2',
    'До начала46 %28 %26 %',
    "20'Гол, 0:118 %29 %53 %",
    "20'Красная карточка33 %33 %34 %",
    "90+2'Гол, 1:13 %96 %1 %",
    'Итог0 %100 %0 %',
  ]);
});
