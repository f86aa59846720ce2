import { DAY_SECONDS } from '@tipmark/domain';
/** How fast a set of ratings forgets and how strongly it is tied to its priors. */
export interface PairRatingsOptions {
  /** After this many days a match has half its weight. */
  readonly halfLifeDays: number;
  /** Prior precision of each attack and defence; in goals' worth of evidence. */
  readonly ridge: number;
  /** Where log attack and log defence of a newcomer start, e.g. −0.15. */
  readonly newcomer: number;
  /** Expected value of one side on neutral ground before anything is known. */
  readonly startLevel: number;
  /** The initial factor of playing at home. */
  readonly startHome: number;
}

interface Opponent {
  readonly team: Team;
  homeWeight: number;
  awayWeight: number;
}
interface Team {
  readonly opponents: Opponent[];
  attack: number;
  /** Factor of the opponent's goals: below 1 is a good defence. */
  leak: number;
  prior: number;
  scored: number;
  conceded: number;
  weight: number;
  /** Matches until a newcomer's strength is recorded; undefined if it already is. */
  unproven: number | undefined;
}

// Read from the global once: the loops below run a million times in a large history.
const { exp, log } = Math;
const SWEEPS = 3;
/** Evidence, in goals, behind the priors of the level and of the home advantage. */
const LEVEL_EVIDENCE = 10;
const HOME_EVIDENCE = 40;
/**
 * A team first seen later than this after the league's first match has joined from another league.
 */
const NEWCOMER_AFTER_DAYS = 100;
/** After this many matches a newcomer has shown its strength … */
const MATCHES_TO_SHOW = 19;
/** … and the weight in newcomers of the initial belief about their strength. */
const NEWCOMER_EVIDENCE = 6;
/** A newcomer's prior fades with its seasons. */
const NEWCOMER_HALF_LIFE_DAYS = 400;

/**
 * Log-linear ratings of one league (Maher 1982; Dixon and Coles 1997 for the time weight): the home
 * team is expected to make `level · home · attack(home team) · leak(away team)`, the away team
 * `level · attack(away team) · leak(home team)`. What is counted may be goals, shots or fractions
 * of them. The expectation of a pair does not depend on the date, so decayed weights per pair of
 * teams and decayed sums per team are all that a refit needs: it costs the same after ten years as
 * after one.
 */
export class PairRatings {
  readonly #options: PairRatingsOptions;
  readonly #teams = new Map<string, Team>();
  readonly #list: Team[] = [];
  #level: number;
  #home: number;
  #homeScored = 0;
  #awayScored = 0;
  #shownStrength = 0;
  #shown = 0;
  #firstSeconds: number | undefined;
  #atSeconds = 0;

  constructor(options: PairRatingsOptions) {
    this.#options = options;
    this.#level = options.startLevel;
    this.#home = options.startHome;
  }

  /** Counts one played match. Matches must come in time order; `refit` applies them. */
  observe(
    atSeconds: number,
    homeKey: string,
    awayKey: string,
    values: readonly [number, number],
  ): void {
    this.#firstSeconds ??= atSeconds;
    this.#decayTo(atSeconds);
    const home = this.#teamOf(homeKey, atSeconds);
    const away = this.#teamOf(awayKey, atSeconds);
    opponentOf(home, away).homeWeight += 1;
    opponentOf(away, home).awayWeight += 1;
    count(home, values[0], values[1]);
    count(away, values[1], values[0]);
    this.#takeDown(home);
    this.#takeDown(away);
    this.#homeScored += values[0];
    this.#awayScored += values[1];
  }

  /** A few Newton sweeps from where the last refit ended. */
  refit(): void {
    for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
      this.#fitLevels();
      for (const team of this.#list) this.#fitAttack(team);
      for (const team of this.#list) this.#fitLeak(team);
    }
  }

  /** The expected values of home and away. */
  expect(homeKey: string, awayKey: string): readonly [number, number] {
    const home = this.#teams.get(homeKey);
    const away = this.#teams.get(awayKey);
    const unknown = exp(this.#priorAt(this.#atSeconds));
    return [
      this.#level * this.#home * (home?.attack ?? unknown) * (away?.leak ?? 1 / unknown),
      this.#level * (away?.attack ?? unknown) * (home?.leak ?? 1 / unknown),
    ];
  }

  /** Decayed number of matches behind a team's ratings. */
  weightOf(teamKey: string): number {
    return this.#teams.get(teamKey)?.weight ?? 0;
  }

  #decayTo(atSeconds: number): void {
    const days = Math.max(0, atSeconds - this.#atSeconds) / DAY_SECONDS;
    this.#atSeconds = Math.max(this.#atSeconds, atSeconds);
    if (days === 0) return;
    const factor = 2 ** (-days / this.#options.halfLifeDays);
    const fade = 2 ** (-days / NEWCOMER_HALF_LIFE_DAYS);
    this.#homeScored *= factor;
    this.#awayScored *= factor;
    for (const team of this.#list) decay(team, factor, fade);
  }

  #teamOf(key: string, atSeconds: number): Team {
    const known = this.#teams.get(key);
    if (known) return known;
    const team = newTeam(this.#priorAt(atSeconds));
    this.#teams.set(key, team);
    this.#list.push(team);
    return team;
  }

  /**
   * Newcomers teach what newcomers of this league are like: some leagues are also joined from
   * above.
   */
  #takeDown(team: Team): void {
    if (team.unproven === undefined) return;
    team.unproven -= 1;
    if (team.unproven > 0) return;
    team.unproven = undefined;
    this.#shownStrength += (log(team.attack) - log(team.leak)) / 2;
    this.#shown += 1;
  }

  /** Where a team unknown until now starts: level in a new league, lower in an established one. */
  #priorAt(atSeconds: number): number {
    const leagueDays = (atSeconds - (this.#firstSeconds ?? atSeconds)) / DAY_SECONDS;
    if (leagueDays <= NEWCOMER_AFTER_DAYS) return 0;
    const believed = this.#options.newcomer * NEWCOMER_EVIDENCE;
    return (believed + this.#shownStrength) / (NEWCOMER_EVIDENCE + this.#shown);
  }

  #fitLevels(): void {
    let [home, away] = [0, 0];
    for (const team of this.#list) {
      for (const { team: guest, homeWeight } of team.opponents) {
        home += homeWeight * team.attack * guest.leak;
        away += homeWeight * guest.attack * team.leak;
      }
    }
    const { startLevel, startHome } = this.#options;
    const scored = this.#homeScored + this.#awayScored;
    this.#level =
      (scored + LEVEL_EVIDENCE) / (home * this.#home + away + LEVEL_EVIDENCE / startLevel);
    this.#home =
      (this.#homeScored + HOME_EVIDENCE) / (home * this.#level + HOME_EVIDENCE / startHome);
  }

  #fitAttack(team: Team): void {
    let exposure = 0;
    for (const { team: other, homeWeight, awayWeight } of team.opponents) {
      exposure += (homeWeight * this.#home + awayWeight) * other.leak;
    }
    team.attack = this.#step(team.attack, team.scored, exposure * this.#level, team.prior);
  }

  #fitLeak(team: Team): void {
    let exposure = 0;
    for (const { team: other, homeWeight, awayWeight } of team.opponents) {
      exposure += (homeWeight + awayWeight * this.#home) * other.attack;
    }
    team.leak = this.#step(team.leak, team.conceded, exposure * this.#level, -team.prior);
  }

  /** One Newton step for log(rate) under a normal prior, the rate being `made / exposure`. */
  #step(rate: number, made: number, exposure: number, prior: number): number {
    const { ridge } = this.#options;
    const gradient = made - exposure * rate - ridge * (log(rate) - prior);
    const step = gradient / (exposure * rate + ridge);
    return rate * exp(step > 1 ? 1 : step < -1 ? -1 : step);
  }
}

function newTeam(prior: number): Team {
  return {
    opponents: [],
    attack: exp(prior),
    leak: exp(-prior),
    prior,
    scored: 0,
    conceded: 0,
    weight: 0,
    unproven: prior === 0 ? undefined : MATCHES_TO_SHOW,
  };
}

function opponentOf(team: Team, other: Team): Opponent {
  const known = team.opponents.find((opponent) => opponent.team === other);
  if (known) return known;
  const opponent = { team: other, homeWeight: 0, awayWeight: 0 };
  team.opponents.push(opponent);
  return opponent;
}

function count(team: Team, scored: number, conceded: number): void {
  team.scored += scored;
  team.conceded += conceded;
  team.weight += 1;
}

function decay(team: Team, factor: number, fade: number): void {
  team.scored *= factor;
  team.conceded *= factor;
  team.weight *= factor;
  team.prior *= fade;
  for (const opponent of team.opponents) {
    opponent.homeWeight *= factor;
    opponent.awayWeight *= factor;
  }
}
