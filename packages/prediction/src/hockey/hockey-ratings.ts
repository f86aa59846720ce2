import { EloRatings } from '../ratings/elo.ts';
import { PairRatings } from '../ratings/pair-ratings.ts';
import { poissonResult } from '../ratings/poisson-result.ts';
import type { HockeyResult } from './hockey-match.ts';
import type { HockeyOptions } from './hockey-options.ts';
import { USUAL_DRAW_FACTOR } from './regular-time.ts';
import { TeamStrengths } from './team-strengths.ts';

const LEVEL = 2.75;
const HOME = 1.06;
/** Matches of weight given to the usual factor before a league has its own. */
const DRAW_EVIDENCE = 30;
const DRAW_DECAY = 0.999;

/** The ratings of one hockey league. */
export class HockeyRatings {
  readonly goals: PairRatings;
  readonly strengths: TeamStrengths;
  readonly elo: EloRatings;
  readonly #options: HockeyOptions;
  readonly #played = new Map<string, number>();
  #draws = USUAL_DRAW_FACTOR * DRAW_EVIDENCE;
  #expectedDraws = DRAW_EVIDENCE;
  #matches = 0;

  constructor(options: HockeyOptions) {
    this.#options = options;
    const start = { startLevel: LEVEL, startHome: HOME, newcomer: options.newcomer };
    this.elo = new EloRatings(options.elo);
    this.goals = new PairRatings({
      ...start,
      ridge: options.goalsRidge,
      halfLifeDays: options.goalsHalfLifeDays,
    });
    this.strengths = new TeamStrengths(options);
  }

  get matches(): number {
    return this.#matches;
  }

  get drawFactor(): number {
    return this.#draws / this.#expectedDraws;
  }

  playedBy(teamKey: string): number {
    return this.#played.get(teamKey) ?? 0;
  }

  observe(result: HockeyResult): void {
    const { kickoffSeconds, homeKey, awayKey, goals, isHomeWin } = result;
    this.#observeDraw(result);
    if (this.#options.usesPastOdds) this.strengths.observe(result);
    this.goals.observe(kickoffSeconds, homeKey, awayKey, goals);
    const margin = Math.abs(goals[0] - goals[1]);
    this.elo.observe(
      kickoffSeconds,
      homeKey,
      awayKey,
      isHomeWin ? [margin || 1, 0] : [0, margin || 1],
    );
    this.#matches += 1;
    for (const key of [homeKey, awayKey]) this.#played.set(key, this.playedBy(key) + 1);
  }

  refit(): void {
    this.goals.refit();
  }

  #observeDraw({ homeKey, awayKey, goals }: HockeyResult): void {
    const [, draw] = poissonResult(...this.goals.expect(homeKey, awayKey));
    this.#draws = this.#draws * DRAW_DECAY + (goals[0] === goals[1] ? 1 : 0);
    this.#expectedDraws = this.#expectedDraws * DRAW_DECAY + draw;
  }
}
