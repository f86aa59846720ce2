import { selectLocale } from '@tipmark/remote-kit';
import { useLocation } from '@tipmark/remote-kit/router';
import { href, LOCALES } from '@tipmark/route-builder';
import { Button } from '@tipmark/ui-kit';
import {
  isRefusal,
  MOST_ROWS,
  ROWS_BY_DEFAULT,
  readWidget,
  WIDGET_KINDS,
  WIDGET_THEMES,
  type WidgetRefusal,
  type WidgetRequest,
} from '@tipmark/widgets/address';
import { useSelector } from 'react-redux';
import { useDeveloperTexts } from './developer-texts.ts';
import { builderClass, frameClass } from './developers-class.ts';
import { frameTag, heightOf, pathOfWidget, scriptTag } from './widget-code.ts';

/** The path of what was pasted: a whole address or a path, in the language wanted. */
function pathOf(pasted: string, locale: string): string {
  const path = URL.canParse(pasted) ? new URL(pasted).pathname : pasted.trim();
  const plain = path.replace(/^\/en(?=\/|$)/, '') || '/';
  return locale === 'en' ? `/en${plain}` : plain;
}

interface MadeProps {
  readonly widget: WidgetRequest;
  readonly site: string;
}

const Made = ({ widget, site }: MadeProps) => {
  const { widgets: texts } = useDeveloperTexts().texts;
  return (
    <>
      <h3>{texts.code}</h3>
      <pre>{scriptTag(widget, site)}</pre>
      <h3>{texts.frame}</h3>
      <pre>{frameTag(widget, site)}</pre>
      <h3>{texts.preview}</h3>
      <iframe
        className={frameClass}
        src={pathOfWidget(widget)}
        height={heightOf(widget)}
        title={texts.preview}
        loading="lazy"
      />
    </>
  );
};

const Refused = ({ refusal: { field, allowed } }: { readonly refusal: WidgetRefusal }) => {
  const { texts, t } = useDeveloperTexts();
  return (
    <p role="alert">
      {field === 'page' ? texts.widgets.refused.page : t('widgets.refused.other', { allowed })}
    </p>
  );
};

/** A plain form: the code and the frame of what is chosen are in the page that it leads to. */
export const WidgetBuilder = ({ site }: { readonly site: string }) => {
  const { texts: all, t } = useDeveloperTexts();
  const { widgets: texts } = all;
  const locale = useSelector(selectLocale);
  const query = new URLSearchParams(useLocation().search);
  const of = (name: string) => query.get(name) ?? '';
  const lang = of('lang') || locale;
  const widget =
    of('page') === ''
      ? undefined
      : readWidget(pathOf(of('page'), lang), {
          show: of('show'),
          rows: of('rows'),
          theme: of('theme'),
        });
  return (
    <>
      <form className={builderClass} action={`${href('developers', {}, { locale })}#widgets`}>
        <label>
          {texts.page}
          <input name="page" required maxLength={500} defaultValue={of('page')} />
        </label>
        <label>
          {texts.show}
          <select name="show" defaultValue={of('show')}>
            <option value="">{texts.usual}</option>
            {WIDGET_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('widgets.rows', { most: MOST_ROWS })}
          <input
            name="rows"
            type="number"
            min={1}
            max={MOST_ROWS}
            defaultValue={of('rows') || ROWS_BY_DEFAULT}
          />
        </label>
        <label>
          {texts.theme}
          <select name="theme" defaultValue={of('theme')}>
            <option value="">{texts.themes.auto}</option>
            {WIDGET_THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {texts.themes[theme]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.lang}
          <select name="lang" defaultValue={lang}>
            {LOCALES.map((value) => (
              <option key={value} value={value}>
                {texts.langs[value]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" kind="primary">
          {texts.make}
        </Button>
      </form>
      {widget !== undefined &&
        (isRefusal(widget) ? <Refused refusal={widget} /> : <Made widget={widget} site={site} />)}
    </>
  );
};
