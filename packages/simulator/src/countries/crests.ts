import { randomOf } from '../chance/random.ts';

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

/** The drawing of a competition: by its key, the same for every seed. */
export function leagueCrestOf(key: string): Crest {
  const random = randomOf(0, 'league crest', key);
  const shape = random.pick(['pennant', 'circle', 'hexagon', 'diamond']);
  const [first = '#000000', second = '#ffffff'] = random.pick(COLOURS).split(' ');
  return { shape, colours: [first, second] };
}

/** What a record says of a drawing. */
export function toldCrest({ shape, colours }: Crest) {
  return { shape, colours: [...colours] };
}

/** The drawing of the club that stands at a place among those of its country. */
export function crestOf(index: number, countryCode: string): Crest {
  const [first = '#000000', second = '#ffffff'] = (
    COLOURS[(index * 7) % COLOURS.length] ?? ''
  ).split(' ');
  const shape = SHAPES[(index * 5 + countryCode.charCodeAt(0)) % SHAPES.length] ?? 'shield';
  return { shape, colours: [first, second] };
}
