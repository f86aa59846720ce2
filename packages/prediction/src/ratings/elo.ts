export interface EloOptions {
  /** How strongly one match moves a rating. */
  readonly move: number;
  /** Home advantage in points. */
  readonly home: number;
  /** The initial strength of a newcomer to an established league; the mean of the league is 0. */
  readonly newcomer: number;
}

export const SOCCER_ELO: EloOptions = { move: 18, home: 65, newcomer: -90 };

const POINTS_PER_DECADE = 400;

/** A league older than this is established; teams that join it then come from a lower league. */
const NEW_LEAGUE_SECONDS = 100 * 86_400;

/** Elo ratings of one league around 0, moved more by clear wins (square root of the margin). */
export class EloRatings {
  readonly #options: EloOptions;
  readonly #points = new Map<string, number>();
  #firstSeconds: number | undefined;
  #newcomerPoints = 0;

  constructor(options: EloOptions) {
    this.#options = options;
  }

  /** Rating difference in the home side's favour, home advantage included; 1 = 400 points. */
  differenceOf(homeKey: string, awayKey: string): number {
    return (
      (this.#pointsOf(homeKey) + this.#options.home - this.#pointsOf(awayKey)) / POINTS_PER_DECADE
    );
  }

  /** Matches must come in time order. */
  observe(
    atSeconds: number,
    homeKey: string,
    awayKey: string,
    goals: readonly [number, number],
  ): void {
    this.#firstSeconds ??= atSeconds;
    if (atSeconds - this.#firstSeconds > NEW_LEAGUE_SECONDS) {
      this.#newcomerPoints = this.#options.newcomer;
    }
    const expected = 1 / (1 + 10 ** -this.differenceOf(homeKey, awayKey));
    const margin = goals[0] - goals[1];
    const won = (1 + Math.sign(margin)) / 2;
    const move = this.#options.move * Math.sqrt(Math.max(1, Math.abs(margin))) * (won - expected);
    const [home, away] = [this.#pointsOf(homeKey), this.#pointsOf(awayKey)];
    this.#points.set(homeKey, home + move);
    this.#points.set(awayKey, away - move);
  }

  #pointsOf(teamKey: string): number {
    return this.#points.get(teamKey) ?? this.#newcomerPoints;
  }
}
