import { selectLocale, selectNowSeconds, selectTimeZone } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useLocation } from '@tipmark/remote-kit/router';
import { href } from '@tipmark/route-builder';
import { Button, Card, css } from '@tipmark/ui-kit';
import { column } from '@tipmark/ui-kit/prose';
import { font, gap, radius } from '@tipmark/ui-kit/style-values';
import { useSelector } from 'react-redux';
import { zoneOptions } from '../../host/timezone/zone-options.ts';
import { zoneText } from '../../host/timezone/zone-text.ts';

const form = css`
  display: grid;
  gap: ${gap[12]};
  padding: 16px;
  justify-items: start;
  label {
    display: grid;
    gap: ${gap[4]};
    max-width: 100%;
  }
  select {
    min-height: 44px;
    max-width: 100%;
    padding: 0 10px;
    border: 1px solid var(--borderStrong);
    border-radius: ${radius.field};
    background: var(--surface);
    color: var(--text);
    font-size: ${font.large};
  }
  option {
    background: var(--raised);
    color: var(--text);
  }
`;

/** A plain form: the zone can be chosen without scripts, and it leads back to the page before. */
export function TimeZonePage() {
  const { t } = useTranslation(['shell', 'layout']);
  const timeZone = useSelector(selectTimeZone);
  const nowSeconds = useSelector(selectNowSeconds);
  const locale = useSelector(selectLocale);
  const next = new URLSearchParams(useLocation().search).get('next') ?? '';
  return (
    <div className={column}>
      <h1>{t('timeZone.title')}</h1>
      <Card>
        <form className={form} method="post" action={href('timeZone', {}, { locale })}>
          <p>{t('timeZone.now', { zone: zoneText(timeZone, nowSeconds, t) })}</p>
          <label>
            {t('layout:zone.choose')}
            <select name="zone" defaultValue={timeZone}>
              {zoneOptions(timeZone, nowSeconds, t, locale).map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <input type="hidden" name="next" value={next} />
          <Button type="submit" kind="primary">
            {t('timeZone.save')}
          </Button>
        </form>
      </Card>
    </div>
  );
}
