import type { SimulatedSport } from '../simulated-sports.ts';

export interface Crest {
  readonly shape: string;
  readonly colours: readonly [string, string];
}

const SHAPES = ['shield', 'circle', 'hexagon', 'diamond', 'pennant', 'square'] as const;
const COLOURS = [
  '#0f4c81 #e8eef4',
  '#0b2a4a #7fd3f7',
  '#b3261e #1e1e22',
  '#ffffff #1a6fb0',
  '#c8102e #ffffff',
  '#1f6b45 #f2ead0',
  '#0c6e7d #f7f7f2',
  '#5b5f66 #f0b429',
  '#e4572e #ffe7a0',
  '#123c69 #e0b24a',
  '#6c3b2a #e9d7c3',
  '#f0a202 #2b2118',
  '#7a1e3a #f5d38a',
  '#6e2b8c #ffffff',
  '#0a7c5a #f39c3d',
  '#ffffff #111111',
  '#d94a7b #ffffff',
  '#1c1c1c #f2b705',
  '#2857a4 #ffffff',
] as const;

const LEAGUE_SHAPES = ['pennant', 'circle', 'hexagon', 'diamond', 'shield', 'square'] as const;
/** Where the leagues of a sport begin among all. */
const FIRST_LEAGUES: Readonly<Record<SimulatedSport, number>> = {
  soccer: 0,
  hockey: 60,
  tennis: 80,
};
/** Pairs of a first colour with the second of another pair: no club has one of them. */
const LEAGUE_PAIRS = [5, 11]
  .flatMap((shift) =>
    COLOURS.map((colours, index): readonly [string, string] => {
      const [first = ''] = colours.split(' ');
      const [, second = ''] = (COLOURS[(index + shift) % COLOURS.length] ?? '').split(' ');
      return [first, second];
    }),
  )
  .filter((pair, index, all) => {
    const isFirst = all.findIndex((one) => one.join() === pair.join()) === index;
    return isFirst && pair[0] !== pair[1] && !COLOURS.some((colours) => colours === pair.join(' '));
  });

/** The drawing of a competition by its index in its sport: no two of them have the same. */
export function leagueCrestOf(sport: SimulatedSport, index: number): Crest {
  const number = FIRST_LEAGUES[sport] + index;
  const shape = LEAGUE_SHAPES[number % LEAGUE_SHAPES.length] ?? 'pennant';
  const pair = Math.floor(number / LEAGUE_SHAPES.length);
  return {
    shape,
    colours: LEAGUE_PAIRS[(pair * 7) % LEAGUE_PAIRS.length] ?? ['#0f4c81', '#e8eef4'],
  };
}

/** The description of a drawing in a record. */
export function crestRecord({ shape, colours }: Crest) {
  return { shape, colours: [...colours] };
}

/** The drawing of a club, by its index among those of its country. */
export function crestOf(index: number, countryCode: string): Crest {
  const [first = '#000000', second = '#ffffff'] = (
    COLOURS[(index * 7) % COLOURS.length] ?? ''
  ).split(' ');
  const shape = SHAPES[(index * 5 + countryCode.charCodeAt(0)) % SHAPES.length] ?? 'shield';
  return { shape, colours: [first, second] };
}
