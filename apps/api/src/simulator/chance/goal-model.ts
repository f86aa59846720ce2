const { exp } = Math;
/** Goals a side is expected to score: host, guest. */
export type ExpectedGoals = readonly [home: number, away: number];

export interface GoalProbabilities {
  /** Host, draw, guest. */
  readonly result: readonly [number, number, number];
  /** More than 2.5 goals, fewer. */
  readonly total: readonly [number, number];
  /** Most probable exact score. */
  readonly score: readonly [number, number];
}

const MOST_GOALS = 10;
const MAIN_LINE = 2.5;

/** Probabilities of a match in which both sides score as Poisson processes. */
export function goalProbabilities([home, away]: ExpectedGoals): GoalProbabilities {
  const homeGoals = poisson(home);
  const awayGoals = poisson(away);
  let [win, draw, loss, over] = [0, 0, 0, 0];
  let best = 0;
  let score: readonly [number, number] = [0, 0];
  for (let h = 0; h <= MOST_GOALS; h += 1) {
    for (let a = 0; a <= MOST_GOALS; a += 1) {
      const probability = (homeGoals[h] ?? 0) * (awayGoals[a] ?? 0);
      if (h > a) win += probability;
      else if (h === a) draw += probability;
      else loss += probability;
      if (h + a > MAIN_LINE) over += probability;
      if (probability > best) {
        best = probability;
        score = [h, a];
      }
    }
  }
  const all = win + draw + loss;
  return {
    result: [win / all, draw / all, loss / all],
    total: [over / all, 1 - over / all],
    score,
  };
}

function poisson(mean: number): number[] {
  const probabilities = [exp(-mean)];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1) {
    probabilities.push(((probabilities[goals - 1] ?? 0) * mean) / goals);
  }
  return probabilities;
}
