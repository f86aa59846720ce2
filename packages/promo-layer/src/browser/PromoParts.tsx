import type { PromoOffer } from '@tipmark/promo';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Icon } from '@tipmark/ui-kit';
import { type ReactNode, type Ref, useCallback } from 'react';
import * as style from './promo-class.ts';

export type ShownSlot = 'top' | 'catfish' | 'gift' | 'inline';

/** The colours of an offer, set by script: the policy of pages refuses them as an attribute. */
export function useColours({ colours }: PromoOffer): Ref<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      element?.style.setProperty('--ad', colours.background);
      element?.style.setProperty('--ad-accent', colours.accent);
      element?.style.setProperty('--ad-text', colours.text);
    },
    [colours],
  );
}

/** The advertiser, the marking and the age limit. */
export function Label({ offer }: { readonly offer: PromoOffer }) {
  const { t } = useTranslation('promo');
  const { advertisingText: advertiser, erid } = offer;
  return <span data-promo-label>{t('label', { advertiser, erid })}</span>;
}

export function Warning() {
  const { t } = useTranslation('promo');
  return <span data-promo-warning>{t('warning')}</span>;
}

export interface OfferLinkProps {
  readonly offer: PromoOffer;
  readonly slot: ShownSlot;
  readonly className: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function OfferLink({ offer, slot, className, onClick, children }: OfferLinkProps) {
  const { offerLinkId: id, erid } = offer;
  return (
    <a
      className={className}
      href={href('linkRedirect', { id, erid, place: slot })}
      target="_blank"
      rel="nofollow sponsored noopener"
      onClick={onClick}
      onAuxClick={onClick}
    >
      {children}
    </a>
  );
}

export function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('promo');
  return (
    <button type="button" className={style.close} aria-label={t('close')} onClick={onClose}>
      <Icon name="close" size={20} />
    </button>
  );
}
