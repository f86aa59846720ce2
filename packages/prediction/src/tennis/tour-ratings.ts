import type { CourtType } from '@tipmark/domain';
import { GamesRatings } from './games-ratings.ts';
import { eloProbability, PlayerElo } from './player-elo.ts';
import { PlayerStrengths } from './player-strengths.ts';

import type { TennisMatch, TennisResult } from './tennis-match.ts';
import type { TennisOptions } from './tennis-options.ts';

/** Elo points of an unknown player: by rank, and for the unranked. */
const POINTS_OF_RANK_50 = 0;
const POINTS_PER_LOG_RANK = 95;
const UNRANKED = 350;
const RETIRED_WEIGHT = 0.5;
/** In a longer match the better player wins more often. */
const BEST_OF_FIVE = 1.2;

type TwoWay = readonly [first: number, second: number];

export interface TennisOpinions {
  readonly elo: TwoWay;
  readonly surface: TwoWay | undefined;
  readonly games: TwoWay;
  readonly rank: TwoWay | undefined;
  /** From past closing odds and results together; absent without such odds. */
  readonly strength: TwoWay | undefined;
}

/** All that is known of one tour. */
export class TourRatings {
  readonly #options: TennisOptions;
  readonly #elo: PlayerElo;
  readonly #surfaces = new Map<CourtType, PlayerElo>();
  readonly #games: GamesRatings;
  readonly #strengths: PlayerStrengths;
  #matches = 0;

  constructor(options: TennisOptions) {
    this.#options = options;
    this.#elo = new PlayerElo(options);
    this.#games = new GamesRatings(options.gamesMove);
    this.#strengths = new PlayerStrengths(options);
  }

  get matches(): number {
    return this.#matches;
  }

  playedBy(key: string): number {
    return this.#elo.matchesOf(key);
  }

  observe(result: TennisResult): void {
    const { homeKey, awayKey, court, isFirstWin, isRetired, games } = result;
    const keys = [homeKey, awayKey] as const;
    const weight = isRetired === true ? RETIRED_WEIGHT : 1;
    const overall = this.#pointsOf(result);
    this.#elo.observe(keys, startsOf(result), isFirstWin, weight);
    if (court) this.#surfaceOf(court).observe(keys, overall, isFirstWin, weight);
    if (games && isRetired !== true) this.#games.observe(homeKey, awayKey, games);
    if (this.#options.usesPastOdds) this.#strengths.observe(result);
    this.#matches += 1;
  }

  opinionsOn(match: TennisMatch): TennisOpinions {
    const { homeKey, awayKey, court, ranks, bestOf } = match;
    const length = bestOf === 5 ? BEST_OF_FIVE : 1;
    const overall = this.#pointsOf(match);
    const difference = overall[0] - overall[1];
    const own = court ? this.#surfaceDifference(court, match, overall) : undefined;
    const { surfaceShare, rankSlope } = this.#options;
    const [first, second] = ranks ?? [null, null];
    const strength = this.#strengths.logOddsOf(match);
    return {
      elo: twoWay(eloProbability(difference * length)),
      surface:
        own === undefined
          ? undefined
          : twoWay(eloProbability((surfaceShare * own + (1 - surfaceShare) * difference) * length)),
      games: twoWay(logistic(this.#games.logOddsOf(homeKey, awayKey) * length)),
      rank:
        first && second
          ? twoWay(logistic(rankSlope * Math.log(second / first) * length))
          : undefined,
      strength: strength === undefined ? undefined : twoWay(logistic(strength)),
    };
  }

  #pointsOf(match: TennisMatch): TwoWay {
    const starts = startsOf(match);
    return [
      this.#elo.pointsOf(match.homeKey, starts[0]),
      this.#elo.pointsOf(match.awayKey, starts[1]),
    ];
  }

  #surfaceDifference(court: CourtType, match: TennisMatch, overall: TwoWay): number {
    const ratings = this.#surfaceOf(court);
    return (
      ratings.pointsOf(match.homeKey, overall[0]) - ratings.pointsOf(match.awayKey, overall[1])
    );
  }

  #surfaceOf(court: CourtType): PlayerElo {
    const ratings = this.#surfaces.get(court) ?? new PlayerElo(this.#options);
    this.#surfaces.set(court, ratings);
    return ratings;
  }
}

function startsOf({ ranks }: TennisMatch): TwoWay {
  return [startOf(ranks?.[0]), startOf(ranks?.[1])];
}

function startOf(rank: number | null | undefined): number {
  return POINTS_OF_RANK_50 - POINTS_PER_LOG_RANK * Math.log((rank ?? UNRANKED) / 50);
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function twoWay(first: number): TwoWay {
  return [first, 1 - first];
}
