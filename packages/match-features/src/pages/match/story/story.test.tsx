import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { EventStory, MatchEvent } from '@tipmark/contract';
import { MATCH_STATUS, SPORT, sportRules } from '@tipmark/domain';
import { readerOf } from '../../../testing/stage.tsx';
import { HowItWent } from './HowItWent.tsx';
import { Ratings } from './Ratings.tsx';
import { ShotMap } from './ShotMap.tsx';
import { axisOf, courseOf, goalMarks, goalTicks, momentumDrawing } from './story-drawing.ts';
import { storyEvent, storyEvents, storyMatch, storyShots, wholeStory } from './story-fixture.ts';
import { storySentences } from './story-sentences.ts';

const rules = sportRules(SPORT.soccer);
const reader = readerOf();
const bare: EventStory = { link: '1', until: 94, asOf: 0 };
const props = {
  story: wholeStory,
  course: { events: storyEvents },
  match: storyMatch(3, 1),
  sport: SPORT.soccer,
  reader,
};
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

interface Played {
  readonly events: MatchEvent[];
  readonly score: readonly [number, number];
  readonly story?: EventStory;
  readonly status?: number;
  readonly locale?: 'ru' | 'en';
}

const sentencesOf = ({ events, score: [home, away], story = bare, status, locale }: Played) =>
  storySentences(
    {
      match: storyMatch(home, away, status === undefined ? {} : { status }),
      course: { events },
      story,
      rules,
    },
    readerOf(locale),
  ).map(plain);

const goal = (side: MatchEvent['side'], minute: number, stoppage: number | null = null) =>
  storyEvent('goal', side, minute, { stoppage });

describe('a match in two sentences', () => {
  test.each([
    [[], [0, 0], '«Ладога-Порт» и «Полюс Мурманск» обошлись без голов.'],
    [[goal('home', 30)], [1, 0], 'Единственный гол — на 30-й минуте: Н. Кольцов.'],
    [
      [goal('home', 30), goal('home', 50)],
      [2, 0],
      'Счёт открыт на 30-й минуте (Н. Кольцов), и отыграться соперник не сумел.',
    ],
    [
      storyEvents,
      [3, 1],
      'После 0:1 матч перевернулся: победный гол — на 59-й минуте, Н. Кольцов.',
    ],
    [
      [goal('home', 30), goal('away', 40), goal('away', 45, 2)],
      [1, 2],
      'После 1:0 матч перевернулся: победный гол — на 45+2-й минуте, Н. Кольцов.',
    ],
    [
      [goal('home', 30), goal('away', 40), goal('home', 90, 4)],
      [2, 1],
      'Всё решилось под занавес: гол на 90+4-й минуте, Н. Кольцов, 2:1.',
    ],
    [
      [goal('home', 30), goal('away', 40), goal('home', 60)],
      [2, 1],
      'Победный гол — на 60-й минуте: Н. Кольцов, 2:1.',
    ],
    [
      [goal('home', 30), goal('away', 77)],
      [1, 1],
      'Ничью принёс гол на 77-й минуте: Н. Кольцов, 1:1.',
    ],
  ] as [MatchEvent[], [number, number], string][])('%#', (events, score, expected) => {
    expect(sentencesOf({ events, score })).toEqual([expected]);
  });

  test('where goals are missing the score has no sentence', () => {
    expect(sentencesOf({ events: [], score: [1, 0] })).toEqual([]);
  });

  test('the second one weighs the chances, in both languages', () => {
    const played = { events: storyEvents, score: [3, 1], story: wholeStory } as const;
    expect(sentencesOf({ ...played, events: [...storyEvents] })[1]).toBe(
      'По моментам всё сходится: удары 5:3, xG 1,58:0,49.',
    );
    expect(sentencesOf({ ...played, events: [...storyEvents], locale: 'en' })).toEqual([
      'From 0:1 the match was turned around: Н. Кольцов scored the winner in minute 59.',
      'The chances agree: shots 5:3, xG 1.58:0.49.',
    ]);
    const lost = [goal('away', 10)];
    expect(sentencesOf({ events: lost, score: [0, 1], story: wholeStory })[1]).toMatch(
      /^По моментам было наоборот/,
    );
    const red = storyEvent('red', 'away', 70);
    expect(sentencesOf({ events: [...lost, red], score: [0, 1], story: wholeStory })[1]).toMatch(
      /^С 70-й минуты гости в меньшинстве: удары 5:3/,
    );
  });

  test('of a running match they are what is known now', () => {
    const story = { ...wholeStory, momentum: { bars: [], line: [0, 60] } };
    const played = { status: MATCH_STATUS.live, events: [goal('home', 30)], story };
    expect(sentencesOf({ ...played, score: [1, 0] })).toEqual([
      'Сейчас 1:0; последний гол — на 30-й минуте: Н. Кольцов.',
      'В последние минуты давят хозяева: удары 5:3, xG 1,58:0,49.',
    ]);
  });
});

describe('drawings', () => {
  test('the axis spans added time, marks have the score, near ones no label', () => {
    const axis = axisOf(94, rules);
    expect(axis.end).toBe(94);
    expect(axis.minutes).toEqual([0, 15, 30, 45, 60, 75, 90]);
    expect(axis.breaks).toEqual([45]);
    const marks = goalMarks([goal('home', 45, 3), goal('home', 47), goal('away', 48)], axis, rules);
    expect(marks).toEqual([
      { at: 45, side: 'home', score: '1:0', hasRoom: true },
      { at: 47, side: 'home', score: '2:0', hasRoom: false },
      { at: 48, side: 'away', score: '2:1', hasRoom: true },
    ]);
  });

  test('bars go up for the home side, and there is no line without shots', () => {
    const axis = axisOf(90, rules);
    const drawn = momentumDrawing(
      {
        bars: [
          [0.6, 0],
          [0, 0.15],
        ],
      },
      axis,
    );
    expect(drawn.line).toBeUndefined();
    expect(drawn.bars.map(({ side, d }) => `${side} ${d}`)).toEqual([
      'home M1.6 100V0h8V100z',
      'away M12.7 100V150h8V100z',
    ]);
    expect(momentumDrawing({ bars: [], line: [0, 50, -25] }, axis).line).toBe(
      'M0 100L11.1 50L22.2 125',
    );
  });

  test('where polls were too far apart the line is interrupted', () => {
    const polls = { everyMinutes: 2, halfLifeMinutes: 5, gaps: [[1, 4] as [number, number]] };
    const momentum = { bars: [], line: [0, 50, 40, 30, 20, 10], polls };
    expect(momentumDrawing(momentum, axisOf(90, rules)).line).toBe(
      'M0 100L11.1 50M44.4 80L55.6 90',
    );
  });

  test('expected goals add up shot by shot', () => {
    expect(courseOf(storyShots, 'away').map(({ at, isGoal }) => [at, isGoal])).toEqual([
      [17, true],
      [22, false],
      [44, false],
    ]);
    expect(courseOf(storyShots, 'away').at(-1)?.sum).toBeCloseTo(0.49, 6);
    expect(goalTicks(0.3)).toEqual([0, 1]);
    expect(goalTicks(6.2)).toEqual([0, 2, 4, 6]);
  });
});

describe('on screen', () => {
  test('momentum is described and has a table', () => {
    render(<HowItWent {...props} />);
    expect(screen.getByRole('heading', { name: 'Как это было' })).toBeInTheDocument();
    expect(screen.getByText(/вес вдвое меньше каждые 5 мин/)).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Импульс', hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(20);
    expect(plain(rows[4]?.textContent)).toBe('16–200,000,34−40');
  });

  test('with goals and cards alone it says so and draws no line', () => {
    const { container } = render(
      <HowItWent {...props} story={{ ...bare, momentum: { bars: [[0.27, 0]] } }} />,
    );
    expect(screen.getByText(/Известны только голы и карточки/)).toBeInTheDocument();
    expect(container.querySelector('.line')).toBeNull();
    expect(screen.queryByText(/xG/)).toBeNull();
  });

  test.each([
    ['ru', 2, /прирост.* раз в 2 минуты\. Вес вдвое меньше каждые 7 мин/],
    ['ru', 1, /прирост.* за каждую минуту/],
    ['en', 3, /they grew by every 3 minutes/],
  ] as const)('by polls it says so in %s, every %s minutes', (locale, everyMinutes, expected) => {
    const polls = { everyMinutes, halfLifeMinutes: 7, gaps: [[3, 7] as [number, number]] };
    const momentum = { bars: [...Array(10)].map((): [number, number] => [0.1, 0]), polls };
    const line = Array.from({ length: 11 }, () => 20);
    const story = { ...bare, momentum: { ...momentum, line } };
    render(<HowItWent {...props} story={story} reader={readerOf(locale)} />);
    expect(screen.getByText(expected)).toBeInTheDocument();
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => plain(row.textContent));
    // nobody knows who pressed at the end of the fifth minute
    expect(rows.slice(1).map((row) => row?.slice(-2))).toEqual([expect.stringMatching(/0$/), '20']);
    expect(rows[1]).not.toMatch(/20$/);
  });

  test('nothing known shows nothing', () => {
    const { container } = render(
      <>
        <HowItWent {...props} course={{ events: [] }} story={bare} />
        <ShotMap {...props} story={bare} />
        <Ratings {...props} story={bare} />
      </>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  test('the shot map has a name, the best chances and every shot as a row', () => {
    render(<ShotMap {...props} />);
    expect(
      screen.getByRole('img', { name: 'Ладога-Порт: ударов 5, в створ 4, голов 3' }),
    ).toBeInTheDocument();
    const [best] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    expect(plain(best?.textContent)).toBe("84'В. Шубингол · пенальти0,77");
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
      hidden: true,
    });
    expect(rows).toHaveLength(storyShots.length + 1);
    expect(plain(rows[5]?.textContent)).toBe("44'Полюс МурманскН. Кольцовмимо · головой0,14");
  });

  test('ratings are listed with what they are made of, and say what is not known', () => {
    const { rerender } = render(<Ratings {...props} />);
    const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
    expect(rows).toContain('10Н. Кольцовгол, пас8,6');
    expect(rows).toContain('17М. Зуевс 88-й–играл меньше 10 минут');
    expect(rows).toContain('10Т. Юсуповпас, удаление5,1');
    expect(screen.getByText('Лучший: Н. Кольцов, 8,6.')).toBeInTheDocument();
    const ratings = wholeStory.ratings && { ...wholeStory.ratings, hasShots: false };
    rerender(<Ratings {...props} story={{ ...wholeStory, ...(ratings && { ratings }) }} />);
    expect(screen.getByText(/только голы и карточки/)).toBeInTheDocument();
  });
});
