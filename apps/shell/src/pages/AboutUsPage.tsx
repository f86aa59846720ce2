import { Card } from '@tipmark/ui-kit';
import { useTranslation } from 'react-i18next';
import { column, prose } from './prose.ts';

const sections = ['data', 'tips', 'care', 'contact'] as const;

export function AboutUsPage() {
  const { t } = useTranslation('shell');
  return (
    <div className={column}>
      <h1>{t('aboutUs.title')}</h1>
      <Card>
        <div className={prose}>
          <p>{t('aboutUs.lead')}</p>
          {sections.map((section) => (
            <section key={section}>
              <h2>{t(`aboutUs.${section}Title`)}</h2>
              <p>{t(`aboutUs.${section}Text`)}</p>
            </section>
          ))}
        </div>
      </Card>
    </div>
  );
}
