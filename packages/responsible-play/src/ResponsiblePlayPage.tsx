import { PROMO_COUNTRY_CODE } from '@tipmark/domain';
import { selectCountryCode, selectLocale } from '@tipmark/remote-kit';
import { Card } from '@tipmark/ui-kit';
import { column, prose } from '@tipmark/ui-kit/prose';
import { useSelector } from 'react-redux';
import { PlayLimitsForm } from './PlayLimitsForm.tsx';
import { PromoRest } from './PromoRest.tsx';
import { playWords } from './play-words.ts';

/** Signs, help, and what visitors can limit for themselves. */
export function ResponsiblePlayPage({ title }: { readonly title: string }) {
  const words = playWords[useSelector(selectLocale)];
  const hasPromo = useSelector(selectCountryCode) === PROMO_COUNTRY_CODE;
  return (
    <div className={column}>
      <h1>{title}</h1>
      <Card>
        <div className={prose}>
          <p>{words.lead}</p>
          <section>
            <h2>{words.signsTitle}</h2>
            <ul>
              {words.signs.map((sign) => (
                <li key={sign}>– {sign}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{words.helpTitle}</h2>
            <p>{words.help}</p>
          </section>
        </div>
      </Card>
      <PlayLimitsForm words={words} />
      {hasPromo && <PromoRest words={words} />}
    </div>
  );
}
