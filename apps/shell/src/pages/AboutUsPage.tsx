import { Card, css } from '@tipmark/ui-kit';
import { useTranslation } from 'react-i18next';

const sections = ['data', 'tips', 'care', 'contact'] as const;

const column = css`
  display: grid;
  gap: 16px;
  max-width: 760px;
`;

const text = css`
  display: grid;
  gap: 16px;
  max-width: 68ch;
  padding: 16px;
  font-size: 16px;
  line-height: 26px;
  h2 {
    font-size: 17px;
    line-height: 24px;
    margin-bottom: 4px;
  }
`;

export function AboutUsPage() {
  const { t } = useTranslation('shell');
  return (
    <div className={column}>
      <h1>{t('aboutUs.title')}</h1>
      <Card>
        <div className={text}>
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
