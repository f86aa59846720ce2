export interface PointsLine {
  /** After each match. */
  readonly values: readonly number[];
  /** Points are drawn as steps: a match adds them at once. */
  readonly isStep: boolean;
}

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

/** Lines of a season as paths, and the labels of both axes with their positions. */
export function pointsDrawing(lines: readonly PointsLine[]) {
  const count = Math.max(1, ...lines.map(({ values }) => values.length));
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const step = stepFor(most, MOST_VALUES);
  const top = Math.ceil(most / step) * step;
  const x = (match: number) => Math.round((match / count) * WIDTH);
  const y = (points: number) => Math.round((1 - points / top) * HEIGHT * 10) / 10;
  const pathOf = ({ values, isStep }: PointsLine) => {
    const parts = values.map((value, index) =>
      isStep ? `H${x(index + 1)}V${y(value)}` : `L${x(index + 1)} ${y(value)}`,
    );
    return `M0 ${HEIGHT}${parts.join('')}`;
  };
  const matchStep = stepFor(count, MOST_MATCHES);
  return {
    paths: lines.map(pathOf),
    values: Array.from({ length: top / step + 1 }, (_, index) => {
      const value = index * step;
      return { value, y: y(value), share: percent(top - value, top) };
    }),
    matches: Array.from({ length: Math.floor(count / matchStep) }, (_, index) => {
      const match = (index + 1) * matchStep;
      return { count: match, share: percent(match, count) };
    }),
  };
}
