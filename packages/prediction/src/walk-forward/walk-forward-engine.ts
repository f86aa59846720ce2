import { predictedAt } from './known-times.ts';
import { type ResultEvent, ResultQueue } from './result-queue.ts';
import type { TimedMatch } from './timed-match.ts';

/** What a sport provides: ratings per league, the opinions drawn from them, and what learns. */
export interface SportRules<Match extends TimedMatch, Result extends Match, League, Opinions> {
  readonly newLeague: () => League;
  readonly opinionsOn: (match: Match, league: League) => Opinions;
  /**
   * Opinions from before the match, now that its result is known and not yet in the league's
   * ratings.
   */
  readonly learn: (atSeconds: number, result: Result, opinions: Opinions, league: League) => void;
  readonly observe: (result: Result, league: League) => void;
  /** Called once for all results that became known at the same instant. */
  readonly refitLeague: (league: League) => void;
  /** Called about monthly. */
  readonly refitStack: (nowSeconds: number) => void;
}

/** The state of knowledge just before a match. */
export interface Knowledge<League, Opinions> {
  readonly league: League;
  readonly opinions: Opinions;
  /** The latest instant at which a result in use became known; null = no result yet. */
  readonly knownUntilSeconds: number | null;
}

const STACK_REFIT_SECONDS = 30 * 86_400;

/**
 * Feeds results into a sport's ratings in the order in which they became known, whatever the order
 * in which they were passed in, and only up to the start of the predicted match.
 */
export class WalkForwardEngine<
  Match extends TimedMatch,
  Result extends Match,
  League extends object,
  Opinions,
> {
  readonly #rules: SportRules<Match, Result, League, Opinions>;
  readonly #observed = new Set<string>();
  readonly #queue = new ResultQueue<Result>();
  readonly #leagues = new Map<string, League>();
  /** Opinions from the start of matches whose result is not known yet. */
  readonly #open = new Map<Result, Opinions>();
  readonly #changed = new Set<League>();
  #refitMonth = 0;
  #knownUntilSeconds: number | null = null;

  constructor(rules: SportRules<Match, Result, League, Opinions>) {
    this.#rules = rules;
  }

  /** A match observed twice counts once: the first result is used. */
  observe(result: Result): void {
    if (this.#observed.has(result.id)) return;
    this.#observed.add(result.id);
    this.#queue.add(result);
  }

  before(match: Match): Knowledge<League, Opinions> {
    this.#advance(predictedAt(match));
    const league = this.#leagueOf(match.leagueKey);
    const opinions = this.#rules.opinionsOn(match, league);
    return { league, opinions, knownUntilSeconds: this.#knownUntilSeconds };
  }

  #advance(atSeconds: number): void {
    let lastSeconds = Number.NEGATIVE_INFINITY;
    for (const event of this.#queue.takeUntil(atSeconds)) {
      if (event.kind === 'before' || event.atSeconds > lastSeconds) this.#refitChanged();
      lastSeconds = event.atSeconds;
      this.#apply(event);
    }
    this.#refitChanged();
  }

  #apply({ kind, atSeconds, result }: ResultEvent<Result>): void {
    const league = this.#leagueOf(result.leagueKey);
    if (kind === 'before') {
      this.#open.set(result, this.#rules.opinionsOn(result, league));
      return;
    }
    this.#refitStackMonthly(atSeconds);
    const opinions = this.#open.get(result);
    this.#open.delete(result);
    if (opinions) this.#rules.learn(atSeconds, result, opinions, league);
    this.#rules.observe(result, league);
    this.#changed.add(league);
    this.#knownUntilSeconds = Math.max(atSeconds, this.#knownUntilSeconds ?? atSeconds);
  }

  #refitStackMonthly(atSeconds: number): void {
    const month = Math.floor(atSeconds / STACK_REFIT_SECONDS);
    if (month <= this.#refitMonth) return;
    this.#refitMonth = month;
    this.#rules.refitStack(atSeconds);
  }

  #refitChanged(): void {
    for (const league of this.#changed) this.#rules.refitLeague(league);
    this.#changed.clear();
  }

  #leagueOf(key: string): League {
    const known = this.#leagues.get(key);
    if (known) return known;
    const league = this.#rules.newLeague();
    this.#leagues.set(key, league);
    return league;
  }
}
