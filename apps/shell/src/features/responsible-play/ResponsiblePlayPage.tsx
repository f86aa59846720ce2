import { PROMO_COUNTRY_CODE } from '@tipmark/domain';
import { selectCountryCode, selectLocale } from '@tipmark/remote-kit';
import { Card } from '@tipmark/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { column, prose } from '../../shared/prose.ts';
import { PlayLimitsForm } from './PlayLimitsForm.tsx';
import { PromoRest } from './PromoRest.tsx';
import { playWords } from './play-words.ts';

/** `/responsible-play`: signs, help, and what visitors can limit for themselves. */
export function ResponsiblePlayPage() {
  const { t } = useTranslation('shell');
  const words = playWords[useSelector(selectLocale)];
  const hasPromo = useSelector(selectCountryCode) === PROMO_COUNTRY_CODE;
  return (
    <div className={column}>
      <h1>{t('responsiblePlay.title')}</h1>
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
