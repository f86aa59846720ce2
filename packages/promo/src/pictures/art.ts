/** Images are eight times as wide as high: as much as the narrowest banner of a phone. */
export const IMAGE_RATIO = 8;

export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

export const IMAGE_FORMATS = ['avif', 'webp'] as const;

/** The image behind the texts of an offer: shapes without text, the same in every language. */
export interface Art {
  readonly background: string;
  readonly accent: string;
  /** Elements of an SVG of 1600 by 200; wide screens show only its middle third. */
  readonly shapes: (tone: Tone) => readonly string[];
}

/** The background mixed with this share of the accent, from 0 to 1. */
type Tone = (share: number) => string;

const WIDTH = 1600;
const HEIGHT = WIDTH / IMAGE_RATIO;
const MIDDLE = HEIGHT / 2;

const polygon = (fill: string, ...points: readonly (readonly [number, number])[]): string =>
  `<polygon fill="${fill}" points="${points.map((point) => point.join()).join(' ')}"/>`;

const circle = (fill: string, x: number, y: number, radius: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${radius}"/>`;

const line = (stroke: string, width: number, path: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" d="${path}"/>`;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Bars that rise to the right, with a line of steps above them. */
const rivalto: Art = {
  background: '#0E2A26',
  accent: '#C9F26B',
  shapes: (tone) => {
    const topOf = (i: number) => 150 - i * 3.6 - (i % 3) * 9;
    const bars = range(27).map((i) => {
      const [left, top] = [i * 60, topOf(i)];
      const share = 0.02 + i * 0.006;
      return polygon(
        tone(share),
        [left, top],
        [left + 44, top],
        [left + 44, HEIGHT],
        [left, HEIGHT],
      );
    });
    // not behind the texts, which it would strike through
    const [first = 0, ...next] = range(27).slice(17);
    const steps = next.map((i) => `V${topOf(i) - 14} H${i * 60 + 52}`);
    const path = `M${first * 60} ${topOf(first) - 14} h52 ${steps.join(' ')}`;
    return [...bars, line(tone(0.23), 4, path)];
  },
};

/** Chevrons that point ahead, and a wall with battlements below. */
const forpost: Art = {
  background: '#14213D',
  accent: '#FCA311',
  shapes: (tone) => {
    const wall = range(20).map((i) => `h40 v${i % 2 === 0 ? 16 : -16} h40`);
    const chevrons = range(9).map((i) => {
      const left = 700 + i * 100;
      return polygon(
        tone(0.03 + i * 0.022),
        [left, 0],
        [left + 46, 0],
        [left + 106, MIDDLE],
        [left + 46, HEIGHT],
        [left, HEIGHT],
        [left + 60, MIDDLE],
      );
    });
    return [
      ...chevrons,
      `<path fill="${tone(0.06)}" d="M0 124 ${wall.join(' ')} V${HEIGHT} H0 Z"/>`,
    ];
  },
};

/** Seven lines that rise from below and bend together. */
const lineSeven: Art = {
  background: '#3A0F2B',
  accent: '#FF9FD0',
  shapes: (tone) =>
    range(7).map((i) => {
      const y = 40 + i * 20;
      const [up, down] = [760 + i * 12, 1240 - i * 10];
      const rise = `M-20 ${y + 110} H${up - 60} L${up + 120} ${y - 30} H${down}`;
      const path = `${rise} L${down + 120} ${y + 20} H${WIDTH + 20}`;
      return line(tone(0.06 + i * 0.025), 9, path);
    }),
};

/** A crystal with its facets, and splinters of it. */
const quartz: Art = {
  background: '#20242B',
  accent: '#8BE9FD',
  shapes: (tone) => {
    const facets = range(16).flatMap((i) => {
      const left = 560 + i * 70;
      const [peak, foot] = [left + 35, i % 2 === 0 ? 30 : 70];
      const share = 0.04 + (i % 5) * 0.035;
      return [
        polygon(tone(share), [left, HEIGHT], [peak, foot], [peak, HEIGHT]),
        polygon(tone(share + 0.07), [peak, foot], [left + 70, HEIGHT], [peak, HEIGHT]),
      ];
    });
    const splinters = range(7).map((i) => {
      const [x, y, size] = [40 + i * 84, 70 + ((i * 37) % 64), 10 + (i % 3) * 7];
      return polygon(
        tone(0.08),
        [x, y - size],
        [x + size * 0.6, y],
        [x, y + size],
        [x - size * 0.6, y],
      );
    });
    return [...facets, ...splinters];
  },
};

/** Waves of wind under a low sun. */
const nordwind: Art = {
  background: '#0B3048',
  accent: '#FFD166',
  shapes: (tone) => {
    const waves = range(5).map((i) => {
      const y = 74 + i * 24;
      const curves = range(5).map((k) => {
        const x = k * 400 - i * 66;
        return `C${x + 130} ${y - 40} ${x + 270} ${y + 40} ${x + 400} ${y}`;
      });
      return `<path fill="${tone(0.03 + i * 0.022)}" d="M${-i * 66} ${y} ${curves.join(' ')} V${HEIGHT} H0 Z"/>`;
    });
    return [circle(tone(0.19), 1180, 96, 52), circle(tone(0.11), 1180, 96, 30), ...waves];
  },
};

/** By the bookmaker's slug. */
export const ART: Readonly<Record<string, Art>> = {
  rivalto,
  forpost,
  'line-seven': lineSeven,
  quartz,
  nordwind,
};

const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

function mixed(background: string, accent: string, share: number): string {
  const to = channelsOf(accent);
  const parts = channelsOf(background).map((from, i) =>
    Math.round(from + ((to[i] ?? from) - from) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function svgOf({ background, accent, shapes }: Art): string {
  const drawn = shapes((share) => mixed(background, accent, share)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${background}"/>${drawn}</svg>`;
}
