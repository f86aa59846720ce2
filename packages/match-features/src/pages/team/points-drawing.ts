import type { TeamStanding } from '@tipmark/contract';

type PointsLine = TeamStanding['course'];

/** Units of the drawing, whatever its size on the page. */
export const WIDTH = 1_000;
export const HEIGHT = 100;

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_VALUES = 4;
const MOST_MATCHES = 8;

/** The smallest round step that needs no more labels than that. */
const stepFor = (top: number, most: number): number =>
  STEPS.find((step) => top / step <= most) ?? top;

const percent = (part: number, whole: number): string =>
  `${Math.round((part / whole) * 1_000) / 10}%`;

/**
 * Both lines of a season as paths, and the labels of both axes with their positions. Points are
 * drawn as steps: a match adds them at once.
 */
export function pointsDrawing(course: PointsLine) {
  const most = Math.max(1, ...course.map(({ points, mean }) => Math.max(points, mean)));
  const step = stepFor(most, MOST_VALUES);
  const top = Math.ceil(most / step) * step;
  const x = (count: number) => Math.round((count / Math.max(course.length, 1)) * WIDTH);
  const y = (points: number) => Math.round((1 - points / top) * HEIGHT * 10) / 10;
  const pathOf = (value: (of: PointsLine[number]) => number, isStep: boolean) =>
    course
      .map((one, index) =>
        isStep ? `H${x(index + 1)}V${y(value(one))}` : `L${x(index + 1)} ${y(value(one))}`,
      )
      .join('');
  const matchStep = stepFor(course.length, MOST_MATCHES);
  const counts = Math.floor(course.length / matchStep);
  return {
    own: `M0 ${HEIGHT}${pathOf(({ points }) => points, true)}`,
    mean: `M0 ${HEIGHT}${pathOf(({ mean }) => mean, false)}`,
    values: Array.from({ length: top / step + 1 }, (_, index) => {
      const value = index * step;
      return { value, y: y(value), share: percent(top - value, top) };
    }),
    matches: Array.from({ length: counts }, (_, index) => {
      const count = (index + 1) * matchStep;
      return { count, share: percent(count, course.length) };
    }),
  };
}
