import * as style from './promo-class.ts';

interface BannerPictureProps {
  /** Without width and ending. */
  readonly path: string;
  readonly widths: readonly number[];
  readonly alt: string;
}

const types = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const;

/** The picture in the smallest size that is wide enough for the screen. */
export function BannerPicture({ path, widths, alt }: BannerPictureProps) {
  const sorted = widths.toSorted((a, b) => a - b);
  const set = (ending: string) =>
    sorted.map((width) => `${path}-${width}.${ending} ${width}w`).join(', ');
  return (
    <picture className={style.picture}>
      {types.map(([ending, type]) => (
        <source key={ending} type={type} srcSet={set(ending)} sizes="100vw" />
      ))}
      <img src={`${path}-${sorted[0]}.webp`} alt={alt} decoding="async" />
    </picture>
  );
}
