import * as style from './promo-class.ts';

interface BannerImageProps {
  /** Without width and ending. */
  readonly path: string;
  readonly widths: readonly number[];
  /** Its width on the page, as `sizes` of an image. */
  readonly sizes: string;
}

const types = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const;

/** Images are eight times as wide as high. */
const RATIO = 8;

/** The image behind the texts of an offer, in the smallest file that is wide enough. */
export function BannerImage({ path, widths, sizes }: BannerImageProps) {
  const sorted = widths.toSorted((a, b) => a - b);
  const [smallest = RATIO] = sorted;
  const set = (ending: string) =>
    sorted.map((width) => `${path}-${width}.${ending} ${width}w`).join(', ');
  return (
    <picture className={style.image}>
      {types.map(([ending, type]) => (
        <source key={ending} type={type} srcSet={set(ending)} sizes={sizes} />
      ))}
      <img
        src={`${path}-${smallest}.webp`}
        alt=""
        width={smallest}
        height={smallest / RATIO}
        decoding="async"
      />
    </picture>
  );
}
