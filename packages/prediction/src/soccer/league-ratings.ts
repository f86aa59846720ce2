import { removeMargin } from '@tipmark/domain';
import { EloRatings, SOCCER_ELO } from '../ratings/elo.ts';
import { impliedGoals } from '../ratings/implied-goals.ts';
import { LowScoreCorrection } from '../ratings/low-score-correction.ts';
import { PairRatings } from '../ratings/pair-ratings.ts';
import { Stack } from '../stack/stack.ts';
import type { Pair } from '../walk-forward/timed-match.ts';
import { GoalEdges } from './goal-edges.ts';
import type { SoccerResult } from './soccer-match.ts';
import type { SoccerOptions } from './soccer-options.ts';
import { TotalGoals } from './total-goals.ts';

const SOCCER_LEVEL = 1.25;
const SOCCER_HOME = 1.25;
const SHOTS_LEVEL = 4.2;
/** Goals per shot on target, and the weight in shots of that initial value. */
const CONVERSION = 0.31;
const CONVERSION_EVIDENCE = 500;
const CONVERSION_DECAY = 0.999;
const MOST_OF_LEAN = 3_000;

/** All that is known of one league. */
export class LeagueRatings {
  readonly goals: PairRatings;
  readonly proxy: PairRatings;
  readonly shots: PairRatings;
  readonly odds: PairRatings;
  readonly edges = new GoalEdges();
  readonly totals: TotalGoals;
  readonly elo = new EloRatings(SOCCER_ELO);
  readonly lowScore = new LowScoreCorrection();
  /** How its results differ from the stack of all leagues. */
  readonly lean: Stack;
  readonly #options: SoccerOptions;
  readonly #played = new Map<string, number>();
  #matches = 0;
  #goalsFromShots = CONVERSION * CONVERSION_EVIDENCE;
  #shotsOnTarget = CONVERSION_EVIDENCE;

  constructor(options: SoccerOptions) {
    this.#options = options;
    this.totals = new TotalGoals(options.totalShare, SOCCER_LEVEL * (1 + SOCCER_HOME));
    this.lean = new Stack({
      startWeights: [1],
      outcomes: 3,
      maxExamples: MOST_OF_LEAN,
      ridge: options.leanRidge,
      halfLifeDays: options.leanHalfLifeDays,
    });
    const { newcomer, goalsRidge: ridge, goalsHalfLifeDays: halfLifeDays } = options;
    const goals = {
      newcomer,
      ridge,
      halfLifeDays,
      startLevel: SOCCER_LEVEL,
      startHome: SOCCER_HOME,
    };
    this.goals = new PairRatings(goals);
    this.proxy = new PairRatings(goals);
    this.shots = new PairRatings({
      newcomer,
      ridge: options.shotsRidge,
      halfLifeDays: options.shotsHalfLifeDays,
      startLevel: SHOTS_LEVEL,
      startHome: SOCCER_HOME,
    });
    this.odds = new PairRatings({
      newcomer,
      ridge: options.oddsRidge,
      halfLifeDays: options.oddsHalfLifeDays,
      startLevel: SOCCER_LEVEL,
      startHome: SOCCER_HOME,
    });
  }

  get matches(): number {
    return this.#matches;
  }

  /** Matches of a team in this league, all of them, undecayed. */
  playedBy(teamKey: string): number {
    return this.#played.get(teamKey) ?? 0;
  }

  /** Goals per shot on target in this league. */
  get conversion(): number {
    return this.#goalsFromShots / this.#shotsOnTarget;
  }

  observe(result: SoccerResult): void {
    const { kickoffSeconds, homeKey, awayKey, goals } = result;
    this.lowScore.observe(this.goals.expect(homeKey, awayKey), goals);
    this.goals.observe(kickoffSeconds, homeKey, awayKey, goals);
    this.proxy.observe(kickoffSeconds, homeKey, awayKey, this.#proxyOf(result));
    this.#observeShots(result);
    this.#observeOdds(result);
    this.elo.observe(kickoffSeconds, homeKey, awayKey, goals);
    this.#matches += 1;
    for (const key of [homeKey, awayKey]) this.#played.set(key, this.playedBy(key) + 1);
  }

  refit(): void {
    for (const ratings of [this.goals, this.proxy, this.shots, this.odds]) ratings.refit();
  }

  #proxyOf({ goals, shots, shotsOnTarget }: SoccerResult): Pair {
    if (!shots || !shotsOnTarget) return goals;
    const { proxyShare, proxyOnTarget, proxyOffTarget } = this.#options;
    const mixed = (goals: number, all: number, onTarget: number) =>
      (1 - proxyShare) * goals +
      proxyShare * (proxyOnTarget * onTarget + proxyOffTarget * Math.max(0, all - onTarget));
    return [
      mixed(goals[0], shots[0], shotsOnTarget[0]),
      mixed(goals[1], shots[1], shotsOnTarget[1]),
    ];
  }

  #observeShots({ kickoffSeconds, homeKey, awayKey, goals, shotsOnTarget }: SoccerResult): void {
    if (!shotsOnTarget) return;
    this.shots.observe(kickoffSeconds, homeKey, awayKey, shotsOnTarget);
    this.#goalsFromShots = this.#goalsFromShots * CONVERSION_DECAY + goals[0] + goals[1];
    this.#shotsOnTarget =
      this.#shotsOnTarget * CONVERSION_DECAY + shotsOnTarget[0] + shotsOnTarget[1];
  }

  #observeOdds(result: SoccerResult): void {
    const { kickoffSeconds, homeKey, awayKey, closingOdds } = result;
    const fair = closingOdds && removeMargin(closingOdds)?.probabilities;
    if (!fair || !this.#options.usesPastOdds) return;
    const [home = 0, draw = 0, away = 0] = fair;
    const goals = impliedGoals([home, draw, away], this.lowScore.value);
    this.odds.observe(kickoffSeconds, homeKey, awayKey, goals);
    this.edges.observe(result, goals, this.#proxyOf(result));
  }
}
