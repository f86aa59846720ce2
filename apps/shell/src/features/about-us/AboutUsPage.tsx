import { MAIN_LINES } from '@tipmark/domain';
import { selectLocale, useServedRoutes } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Card } from '@tipmark/ui-kit';
import { column, prose } from '@tipmark/ui-kit/prose';
import { useSelector } from 'react-redux';
import { sportsIn } from '../../layout/composition.ts';

const sections = ['data', 'tips', 'care'] as const;

export function AboutUsPage() {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const served = useServedRoutes();
  const names = sportsIn(served).map((sport) =>
    common(`sport.${MAIN_LINES[sport].name}`).toLocaleLowerCase(locale),
  );
  const sports = new Intl.ListFormat(locale).format(names);
  return (
    <div className={column}>
      <h1>{t('aboutUs.title')}</h1>
      <Card>
        <div className={prose}>
          <p>
            {t('aboutUs.lead')}
            {names.length > 0 && ` ${t('aboutUs.sports', { sports })}`}
          </p>
          {sections.map((section) => (
            <section key={section}>
              <h2>{t(`aboutUs.${section}Title`)}</h2>
              <p>{t(`aboutUs.${section}Text`)}</p>
            </section>
          ))}
          <p>
            <a href={href('siteStatus', {}, { locale })}>{t('aboutUs.toStatus')}</a>
            {' · '}
            <a href={href('developers', {}, { locale })}>{t('aboutUs.toDevelopers')}</a>
          </p>
          {served.has('feedback') && (
            <section>
              <h2>{t('aboutUs.contactTitle')}</h2>
              <p>
                {t('aboutUs.contactText')}{' '}
                <a href={href('feedback', {}, { locale })}>{t('aboutUs.toFeedback')}</a>
              </p>
            </section>
          )}
        </div>
      </Card>
    </div>
  );
}
