import { Banner, type BannerProps } from './Banner.tsx';
import { catfishClass } from './catfish-class.ts';

/** The banner that floats at the bottom of a page once it is scrolled. */
export const Catfish = (props: Omit<BannerProps, 'slot'>) => (
  <div className={catfishClass} data-has-frame={props.offer.format === 'iframe' || undefined}>
    <Banner {...props} slot="catfish" />
  </div>
);
