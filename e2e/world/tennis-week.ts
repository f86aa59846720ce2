import { emit } from './feed.ts';

const SOURCE = 'tennis-spec';

type Games = readonly (readonly [home: number, away: number])[];

/** A tournament of four with players of its own: two semi-finals and the final they lead to. */
export class TennisWeek {
  readonly noon: number;
  readonly name: string;
  #seq = 1;

  /**
   * @param day days after 24 December 2026; every spec has its own, and every retry its own players
   */
  constructor(day: number) {
    this.noon = Date.UTC(2026, 11, 24 + day, 12) / 1_000;
    this.name = `week-${day}-${Date.now().toString(36)}`;
  }

  player = (number: number) => `Player ${this.name} ${number}`;

  async begin(): Promise<void> {
    const { name, noon } = this;
    const base = { source: SOURCE, key: name };
    await emit([
      { kind: 'bookmaker', source: SOURCE, key: 'north', name: 'North' },
      {
        kind: 'league',
        ...base,
        sport: 3,
        name: { en: `Cup ${name}`, ru: `Кубок ${name}` },
        countryCode: 'RU',
        leagueType: 3,
        tier: 1,
      },
      {
        kind: 'season',
        ...base,
        leagueKey: name,
        name: '2026',
        startsOn: '2026-01-01',
        endsOn: '2026-12-31',
      },
      ...[1, 2, 3, 4].map((number) => ({
        kind: 'team',
        source: SOURCE,
        key: this.player(number),
        sport: 3,
        name: { en: this.player(number), ru: this.player(number) },
        countryCode: 'RU',
      })),
      ...[1, 2].map((position) => ({
        kind: 'match',
        source: SOURCE,
        key: this.#keyOf(position),
        seq: this.#seq,
        seasonKey: name,
        round: 'SF',
        drawPosition: position,
        court: 2,
        bestOf: 3,
        homeKey: this.player(2 * position - 1),
        awayKey: this.player(2 * position),
        startsAt: noon + position * 900,
        isTimeKnown: true,
        status: 1,
        ranks: [position, null],
      })),
    ]);
  }

  #keyOf = (match: number) => `${this.name}-${match}`;

  /** A live match: games of its sets, points of the current game, the server. */
  async play(match: number, periods: Games, points: readonly [string, string]): Promise<void> {
    this.#seq += 1;
    const sets = [0, 1].map(
      (side) =>
        periods.filter((set) => (set[side] ?? 0) >= 6 && (set[side] ?? 0) > (set[1 - side] ?? 0))
          .length,
    );
    await emit([
      {
        kind: 'score',
        source: SOURCE,
        matchKey: this.#keyOf(match),
        seq: this.#seq,
        status: 2,
        liveState: `S${periods.length}`,
        secondLine: 'BP',
        serving: 'home',
        score: { home: sets[0], away: sets[1], periods, points },
      },
      {
        kind: 'points',
        source: SOURCE,
        matchKey: this.#keyOf(match),
        seq: this.#seq,
        set: periods.length,
        games: [{ serving: 'home', points: '1122' }],
      },
    ]);
  }

  /** The home player advances, by one of the four ways a match ends. */
  async end(match: number, status: 3 | 8 | 9 | 10, periods: Games): Promise<void> {
    this.#seq += 1;
    await emit([
      {
        kind: 'score',
        source: SOURCE,
        matchKey: this.#keyOf(match),
        seq: this.#seq,
        status,
        advancing: 'home',
        score: periods.length === 0 ? null : { home: 1, away: 0, periods },
      },
    ]);
  }
}
