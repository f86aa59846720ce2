import { PROMO_COUNTRY_CODE } from '@tipmark/domain';
import { selectCountryCode, selectLocale } from '@tipmark/remote-kit';
import { Card } from '@tipmark/ui-kit';
import { column, prose } from '@tipmark/ui-kit/prose';
import { useSelector } from 'react-redux';
import { PlayLimitsForm } from './PlayLimitsForm.tsx';
import { PromoRest } from './PromoRest.tsx';
import { playMessages } from './play-messages.ts';

/** Signs, help, and what visitors can limit for themselves. */
export function ResponsiblePlayPage({ title }: { readonly title: string }) {
  const messages = playMessages[useSelector(selectLocale)];
  const hasPromo = useSelector(selectCountryCode) === PROMO_COUNTRY_CODE;
  return (
    <div className={column}>
      <h1>{title}</h1>
      <Card>
        <div className={prose}>
          <p>{messages.lead}</p>
          <section>
            <h2>{messages.signsTitle}</h2>
            <ul>
              {messages.signs.map((sign) => (
                <li key={sign}>– {sign}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{messages.helpTitle}</h2>
            <p>{messages.help}</p>
          </section>
        </div>
      </Card>
      <PlayLimitsForm messages={messages} />
      {hasPromo && <PromoRest messages={messages} />}
    </div>
  );
}
