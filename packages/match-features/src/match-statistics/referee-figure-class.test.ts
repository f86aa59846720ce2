import { refereeFigureClass } from './referee-figure-class.ts';

const FIGURES = ['yellowCards', 'redCards', 'penalties', 'fouls'] as const;

test.each([
  ['yellowCards', ['yellowCards', 'redCards']],
  ['redCards', ['yellowCards', 'redCards']],
  ['penalties', ['yellowCards', 'penalties']],
  ['fouls', ['yellowCards', 'fouls']],
] as const)(
  'a phone shows what a table sorted by %s goes by, and no more than two figures',
  (lead, shown) => {
    expect(FIGURES.filter((figure) => refereeFigureClass(figure, lead) !== 'wide')).toEqual(shown);
  },
);
