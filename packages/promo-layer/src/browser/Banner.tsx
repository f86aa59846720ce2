import type { PromoOffer } from '@tipmark/promo';
import type { Theme } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { BannerFrame } from './BannerFrame.tsx';
import { BannerImage } from './BannerImage.tsx';
import { CloseButton, Label, OfferLink, useColours, Warning } from './PromoParts.tsx';
import * as style from './promo-class.ts';

export interface BannerProps {
  readonly offer: PromoOffer;
  readonly slot: 'top' | 'catfish' | 'inline';
  readonly isMobile: boolean;
  /** Of the page, for offers in frames. */
  readonly theme: Theme;
  readonly frameOrigin: string | undefined;
  readonly onClick: () => void;
  readonly onClose: () => void;
  /** The frame of an offer requests it. */
  readonly onCloseByFrame: () => void;
}

/** How wide a banner is on the page. */
const SIZES = {
  top: '100vw',
  catfish: 'min(1000px, 100vw)',
  inline: 'min(1320px, 100vw)',
} as const;

const STEPS = 'M0 70H50V58H96V64H140V44H190V52H236V30H290V36H330V16H400';

/** An offer as wide as its slot: its texts, over its image if it has one; label and warning. */
export function Banner(props: BannerProps) {
  const { offer, slot, isMobile, theme, frameOrigin, onClick, onClose, onCloseByFrame } = props;
  const { t, i18n } = useTranslation('promo');
  const colours = useColours(offer);
  const path = isMobile ? offer.pathMob : offer.pathDesktop;
  return (
    <section
      className={style.box}
      aria-label={t(`region-${slot}`)}
      data-promo={slot}
      data-format={offer.format}
      data-style={offer.bannerStyle}
      ref={colours}
    >
      {offer.format === 'picture' && path && (
        <BannerImage path={path} widths={offer.images} sizes={SIZES[slot]} />
      )}
      <div className={style.row}>
        {offer.component === 'steps' && (
          <svg className={style.drawing} viewBox="0 0 400 90" aria-hidden="true">
            <path d={STEPS} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        )}
        {offer.format === 'iframe' && path && frameOrigin ? (
          <BannerFrame
            src={`${frameOrigin}${path}?locale=${i18n.language}&theme=${theme}`}
            origin={frameOrigin}
            title={t('frameTitle', { bookmaker: offer.bookmaker })}
            message={offer.iframeMessage}
            onClose={onCloseByFrame}
          />
        ) : (
          <OfferLink offer={offer} slot={slot} className={style.link} onClick={onClick}>
            <NativeOffer offer={offer} />
          </OfferLink>
        )}
        <CloseButton onClose={onClose} />
      </div>
      <div className={style.foot}>
        <div>
          <Label offer={offer} /> <Warning />
        </div>
      </div>
    </section>
  );
}

function NativeOffer({ offer }: { readonly offer: PromoOffer }) {
  const { t } = useTranslation('promo');
  const { bookmaker, mainText, bonusText, actionText } = offer;
  return (
    <>
      <span className={style.name}>{bookmaker}</span>
      <span className={style.texts}>
        <b>{mainText}</b>
        {bonusText && <span>{bonusText}</span>}
      </span>
      <span className={style.action}>
        {actionText ?? (
          <>
            <span data-long>{t('action')}</span>
            <span data-short>{t('actionShort')}</span>
          </>
        )}
      </span>
    </>
  );
}
