import type { PromoOffer } from '@tipmark/promo';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { buttonClass } from '@tipmark/ui-kit';
import { corner, stackedFoot } from './corner-class.ts';
import { CloseButton, Label, OfferLink, Warning } from './PromoParts.tsx';

interface GiftCardProps {
  readonly offer: PromoOffer;
  readonly onClick: () => void;
  readonly onClose: () => void;
}

/** A gift in the corner: it takes no focus and covers nothing that needs an answer. */
export function GiftCard({ offer, onClick, onClose }: GiftCardProps) {
  const { t } = useTranslation('promo');
  const { bookmaker, mainText, bonusText, actionText } = offer;
  return (
    <section className={corner} aria-label={t('gift')} data-promo="gift">
      <b>{t('giftTitle', { bookmaker })}</b>
      <p>{[mainText, bonusText].filter(Boolean).join(' ')}</p>
      <OfferLink
        offer={offer}
        slot="gift"
        className={buttonClass({ kind: 'primary' })}
        onClick={onClick}
      >
        {actionText ?? t('action')}
      </OfferLink>
      <CloseButton onClose={onClose} />
      <div className={stackedFoot} data-foot>
        <Label offer={offer} />
        <Warning />
      </div>
    </section>
  );
}
