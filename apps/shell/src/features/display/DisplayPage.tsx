import { ODDS_FORMATS, type OddsFormat, oddsWriterOf } from '@tipmark/domain';
import { type HostState, selectIsSignedIn, selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useLocation } from '@tipmark/remote-kit/router';
import { href } from '@tipmark/route-builder';
import { Button, Card, css } from '@tipmark/ui-kit';
import { column } from '@tipmark/ui-kit/prose';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { useSelector } from 'react-redux';

const form = css`
  display: grid;
  gap: ${gap[16]};
  padding: 16px;
  justify-items: start;
  fieldset { display: grid; gap: ${gap[2]}; min-width: 0; padding: 0; border: 0; }
  legend { padding: 0 0 4px; font-weight: ${weight.strong}; }
  label { display: flex; align-items: center; gap: ${gap[10]}; min-height: 44px; max-width: 100%; cursor: pointer; }
  input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--accent); }
  small { display: block; font-size: ${font.meta}; line-height: 16px; color: var(--text3); font-variant-numeric: tabular-nums; }
  > p { font-size: ${font.small}; line-height: 18px; color: var(--text2); }
`;

/** Prices of each kind: below and above twice the stake. */
const EXAMPLES = [1.65, 2.5];

const exampleOf = (format: OddsFormat): string => {
  const write = oddsWriterOf(format) ?? ((odds: number) => odds.toFixed(2));
  return EXAMPLES.map(write).join(' · ');
};

const viewOf = ({ view }: HostState) => view;

/**
 * A plain form: the page is drawn anew by the server, and the form leads back to the one before.
 */
export function DisplayPage() {
  const { t } = useTranslation(['shell']);
  const locale = useSelector(selectLocale);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { oddsFormat = 'decimal', isCompact, hidesScores } = useSelector(viewOf);
  const next = new URLSearchParams(useLocation().search).get('next') ?? '';
  return (
    <div className={column}>
      <h1>{t('display.title')}</h1>
      <Card>
        <form className={form} method="post" action={href('display', {}, { locale })}>
          <fieldset>
            <legend>{t('display.odds')}</legend>
            {ODDS_FORMATS.map((format) => (
              <label key={format}>
                <input
                  type="radio"
                  name="odds"
                  value={format}
                  defaultChecked={format === oddsFormat}
                />
                <span>
                  {t(`display.${format}`)}
                  <small>{exampleOf(format)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{t('display.lists')}</legend>
            <label>
              <input type="checkbox" name="compact" value="1" defaultChecked={isCompact} />
              <span>
                {t('display.compact')}
                <small>{t('display.compactNote')}</small>
              </span>
            </label>
            <label>
              <input type="checkbox" name="hidden" value="1" defaultChecked={hidesScores} />
              <span>
                {t('display.hidden')}
                <small>{t('display.hiddenNote')}</small>
              </span>
            </label>
          </fieldset>
          <input type="hidden" name="next" value={next} />
          <Button type="submit" kind="primary">
            {t('display.save')}
          </Button>
          <p>{t(isSignedIn ? 'display.keptInAccount' : 'display.keptInBrowser')}</p>
        </form>
      </Card>
    </div>
  );
}
