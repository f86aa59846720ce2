import { emit } from './feed.ts';

const SOURCE = 'live-spec';
const COUNT = 3;

/** A day of a separate league, so that no other spec sees it change. */
export class LiveDay {
  readonly noon: number;
  readonly name: string;
  #seq = 1;

  /**
   * @param day days after 24 December 2026; every spec has its own, and every retry its own teams
   */
  constructor(day: number) {
    this.noon = Date.UTC(2026, 11, 24 + day, 12) / 1_000;
    this.name = `live-${day}-${Date.now().toString(36)}`;
  }

  /** `Alpha 3`: the host of a match. */
  home = (match: number) => `Alpha ${this.name} ${match}`;
  away = (match: number) => `Beta ${this.name} ${match}`;

  async begin(): Promise<void> {
    const { name } = this;
    await emit([
      { kind: 'bookmaker', source: SOURCE, key: 'north', name: 'North' },
      {
        kind: 'league',
        source: SOURCE,
        key: name,
        sport: 1,
        name: { en: `League ${name}`, ru: `Лига ${name}` },
        countryCode: 'RU',
        leagueType: 1,
        tier: 1,
      },
      {
        kind: 'season',
        source: SOURCE,
        key: name,
        leagueKey: name,
        name: '2026',
        startsOn: '2026-01-01',
        endsOn: '2026-12-31',
      },
      ...Array.from({ length: COUNT }, (_, match) => [
        ...[this.home(match), this.away(match)].map((key) => ({
          kind: 'team',
          source: SOURCE,
          key,
          sport: 1,
          name: { en: key, ru: key },
          countryCode: 'RU',
        })),
        {
          kind: 'match',
          source: SOURCE,
          key: this.#keyOf(match),
          seq: this.#seq,
          seasonKey: name,
          homeKey: this.home(match),
          awayKey: this.away(match),
          startsAt: this.noon + match * 900,
          isTimeKnown: true,
          status: 1,
        },
      ]).flat(),
    ]);
    await this.price(0, 2_000, this.noon - 90_000);
  }

  #keyOf = (match: number) => `${this.name}-${match}`;

  /** A new price of the host. */
  async price(match: number, milli: number, at: number): Promise<void> {
    const prices = [
      ['north', '1x2.1', milli],
      ['north', '1x2.x', 3_400],
      ['north', '1x2.2', 3_800],
    ];
    await emit([{ kind: 'odds', source: SOURCE, matchKey: this.#keyOf(match), at, prices }]);
  }

  /** A goal as it is listed, and all shots so far. */
  async goal(match: number, minute: number, player: string, shots: readonly object[]) {
    this.#seq += 1;
    const ofMatch = { source: SOURCE, matchKey: this.#keyOf(match), seq: this.#seq };
    const key = `${this.#keyOf(match)}-${minute}`;
    await emit([
      { kind: 'event', ...ofMatch, key, minute, type: 'goal', side: 'home', player },
      { kind: 'shots', ...ofMatch, shots },
    ]);
  }

  async score(match: number, home: number, away: number, liveState?: string): Promise<void> {
    this.#seq += 1;
    await emit([
      {
        kind: 'score',
        source: SOURCE,
        matchKey: this.#keyOf(match),
        seq: this.#seq,
        status: liveState === undefined ? 3 : 2,
        ...(liveState !== undefined && { liveState }),
        score: { home, away, periods: [[0, 0]] },
      },
    ]);
  }
}
