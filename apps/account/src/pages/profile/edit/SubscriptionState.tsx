import { PROMO_COUNTRY_CODE } from '@tipmark/domain';
import { selectCountryCode, selectIsPremium, selectSession } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { LinkButton } from '@tipmark/ui-kit';
import { settings } from '../../../parts/forms/edit-class.ts';
import type { EditProps } from './edit-props.ts';

const MS = 1_000;

/** Whether there is a subscription, and a link to the plans. */
export function SubscriptionState({ page: { reader } }: EditProps) {
  const { t, locale, timeZone } = reader;
  const isPremium = useSelector(selectIsPremium);
  const { subscriptionExpiration } = useSelector(selectSession);
  const hasPromo = useSelector(selectCountryCode) === PROMO_COUNTRY_CODE;
  const until = Math.floor(Date.parse(subscriptionExpiration) / MS);
  return (
    <div className={settings}>
      <p>
        {isPremium
          ? t('settings.subscription.until', { date: formatDate(until, locale, timeZone) })
          : t('settings.subscription.none')}
      </p>
      <div>
        <LinkButton kind="primary" href={href('premium', { source: 'premium' }, { locale })}>
          {t(isPremium ? 'settings.subscription.plans' : 'settings.subscription.choose')}
        </LinkButton>
        {isPremium && hasPromo && (
          <LinkButton href={href('responsiblePlay', {}, { locale })}>
            {t('settings.subscription.promo')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** The site stores no card: it is passed to the acquirer with each payment. */
export function CardState({ page: { reader } }: EditProps) {
  const { t, locale } = reader;
  return (
    <div className={settings}>
      <p>{t('settings.subscription.card')}</p>
      <div>
        <LinkButton href={href('premium', { source: 'premium' }, { locale })}>
          {t('settings.subscription.plans')}
        </LinkButton>
      </div>
    </div>
  );
}
