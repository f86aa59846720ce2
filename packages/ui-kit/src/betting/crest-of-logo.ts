const shapes = {
  shield: ['M3 3h26v13c0 7-5.5 11-13 14C8.5 27 3 23 3 16z', 'M16 3h13v13c0 7-5.5 11-13 14z'],
  circle: ['M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28', 'M16 2a14 14 0 0 1 0 28z'],
  hexagon: ['M16 2l12.5 7v14L16 30 3.5 23V9z', 'M16 2l12.5 7v14L16 30z'],
  diamond: ['M16 1.5 30 16 16 30.5 2 16z', 'M16 1.5 30 16 16 30.5z'],
  pennant: ['M4 3h24v20l-12 7-12-7z', 'M16 3h12v20l-12 7z'],
  square: ['M4 4h24v24H4z', 'M16 4h12v24H16z'],
  // A person: the third colour is the face.
  avatar: [
    'M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28',
    'M6 26c1-5 5-6 10-6s9 1 10 6a14 14 0 0 1-20 0z',
  ],
} as const satisfies Record<string, readonly [whole: string, half: string]>;

export interface CrestDrawing {
  readonly whole: string;
  readonly half: string;
  readonly colours: readonly string[];
}

const drawn = /^([a-z]+)((?:-[0-9a-f]{6}){1,4})$/;

/**
 * Reads the short form of a drawn logo, `shield-0f4c81-e8eef4`: a shape and one to four colours. An
 * unknown shape is a shield; anything else is no drawing.
 */
export function crestOfLogo(logo: string): CrestDrawing | undefined {
  const [, shape = '', colours = ''] = drawn.exec(logo) ?? [];
  if (shape === '') return undefined;
  const [whole, half] = Object.hasOwn(shapes, shape)
    ? shapes[shape as keyof typeof shapes]
    : shapes.shield;
  return {
    whole,
    half,
    colours: colours
      .slice(1)
      .split('-')
      .map((hex) => `#${hex}`),
  };
}
