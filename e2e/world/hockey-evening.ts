import { emit } from './feed.ts';

const SOURCE = 'hockey-spec';

type Pair = readonly [home: number, away: number];

interface MatchState {
  readonly periods: readonly Pair[];
  readonly extra?: Pair;
  /** `P2:12:40`; without one the match is over. */
  readonly liveState?: string;
  /** `5x4:1:18`. */
  readonly secondLine?: string;
}

/** A match of a separate league, so that no other spec sees it change. */
export class HockeyEvening {
  readonly start: number;
  readonly name: string;
  #seq = 1;

  /**
   * @param day days after 24 December 2026; every spec has its own, and every retry its own teams
   */
  constructor(day: number) {
    this.start = Date.UTC(2026, 11, 24 + day, 16) / 1_000;
    this.name = `evening-${day}-${Date.now().toString(36)}`;
  }

  home = () => `Northern ${this.name}`;
  away = () => `Southern ${this.name}`;

  async begin(): Promise<void> {
    const { name } = this;
    const base = { source: SOURCE, key: name };
    await emit([
      {
        kind: 'league',
        ...base,
        sport: 2,
        name: { en: `Ice ${name}`, ru: `Лёд ${name}` },
        countryCode: 'RU',
        leagueType: 1,
        tier: 1,
      },
      {
        kind: 'season',
        ...base,
        leagueKey: name,
        name: '2026/27',
        startsOn: '2026-09-01',
        endsOn: '2027-04-30',
      },
      ...[this.home(), this.away()].map((key) => ({
        kind: 'team',
        source: SOURCE,
        key,
        sport: 2,
        name: { en: key, ru: key },
        countryCode: 'RU',
      })),
      {
        kind: 'match',
        source: SOURCE,
        key: name,
        seq: this.#seq,
        seasonKey: name,
        homeKey: this.home(),
        awayKey: this.away(),
        startsAt: this.start,
        isTimeKnown: true,
        status: 1,
      },
    ]);
  }

  /** A minor penalty of the away team. */
  async penalty(minute: number, player: string): Promise<void> {
    this.#seq += 1;
    await emit([
      {
        kind: 'event',
        source: SOURCE,
        key: `${this.name}-${this.#seq}`,
        seq: this.#seq,
        matchKey: this.name,
        minute,
        second: 0,
        type: 'penalty',
        side: 'away',
        player,
      },
    ]);
  }

  /** A goal of the home team, and all shots so far. */
  async goal(minute: number, player: string, shots: readonly object[]): Promise<void> {
    this.#seq += 1;
    const ofMatch = { source: SOURCE, matchKey: this.name, seq: this.#seq };
    const key = `${this.name}-${this.#seq}`;
    const at = { minute, second: 0 };
    await emit([
      { kind: 'event', ...ofMatch, ...at, key, type: 'goal', side: 'home', player },
      { kind: 'shots', ...ofMatch, shots },
    ]);
  }

  /** The current state of the match. */
  async stands({ periods, extra, liveState, secondLine }: MatchState): Promise<void> {
    this.#seq += 1;
    const parts = [...periods, ...(extra ? [extra] : [])];
    const goalsOf = (side: 0 | 1) => parts.reduce((sum, part) => sum + part[side], 0);
    await emit([
      {
        kind: 'score',
        source: SOURCE,
        matchKey: this.name,
        seq: this.#seq,
        status: liveState === undefined ? 3 : 2,
        ...(liveState !== undefined && { liveState }),
        ...(secondLine !== undefined && { secondLine }),
        score: { home: goalsOf(0), away: goalsOf(1), periods, ...(extra && { extra }) },
      },
    ]);
  }
}
