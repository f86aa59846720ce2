import { OPEN_LIMIT, OPEN_QUOTAS, OPEN_ROOT, type OpenPlan } from '@tipmark/contract/open-limits';
import { WEBHOOK_EXAMPLE, WEBHOOK_MESSAGE } from '@tipmark/contract/webhook-example';
import { selectLocale, useServedRoutes } from '@tipmark/remote-kit';
import { formatNumber, useTranslation } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Card, cx } from '@tipmark/ui-kit';
import { useIsHydrated } from '@tipmark/ui-kit/forms';
import { column, prose } from '@tipmark/ui-kit/prose';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useDeveloperTexts } from './developer-texts.ts';
import { developersClass } from './developers-class.ts';
import { OPEN_PATHS } from './open-paths.ts';
import { WidgetBuilder } from './WidgetBuilder.tsx';

const SECTIONS = [
  'start',
  'paging',
  'data',
  'keys',
  'errors',
  'webhooks',
  'widgets',
  'calendars',
  'more',
] as const;
type SectionName = (typeof SECTIONS)[number];

const PLANS = Object.keys(OPEN_QUOTAS) as readonly OpenPlan[];
const ROOT = `/api${OPEN_ROOT}`;
const OPEN_API = `${ROOT}/openapi.json`;
/** Pages that only the server writes. */
const WRITTEN = [
  ['reference', '/developers/reference'],
  ['changelog', '/developers/changelog'],
  ['feeds', '/developers/feeds'],
  ['numbers', '/developers/numbers'],
  ['ledger', '/ledger'],
] as const;
/** Until a browser runs the page, which alone knows the host. */
const SOME_SITE = 'https://tipmark.example';

const Items = ({ texts }: { readonly texts: Readonly<Record<string, string>> }) => (
  <ul>
    {Object.values(texts).map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

const Quotas = () => {
  const { keys } = useDeveloperTexts().texts;
  const locale = useSelector(selectLocale);
  const { columns, plans } = keys;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.minute}</th>
          <th scope="col">{columns.day}</th>
        </tr>
      </thead>
      <tbody>
        {PLANS.map((plan) => (
          <tr key={plan}>
            <td>{plans[plan]}</td>
            <td>{formatNumber(OPEN_QUOTAS[plan].perMinute, locale)}</td>
            <td>{formatNumber(OPEN_QUOTAS[plan].perDay, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Webhooks = () => {
  const { webhooks } = useDeveloperTexts().texts;
  const locale = useSelector(selectLocale);
  const served = useServedRoutes();
  return (
    <>
      <p>{webhooks.text}</p>
      {served.has('webhooks') && (
        <p>
          <a href={href('webhooks', {}, { locale })}>{webhooks.make}</a>
        </p>
      )}
      <pre>{WEBHOOK_MESSAGE}</pre>
      <Items texts={webhooks.items} />
      <p>{webhooks.verify}</p>
      <pre>{WEBHOOK_EXAMPLE}</pre>
    </>
  );
};

/** `/developers`: the guide to the open API, webhooks, the builder of widgets, calendars. */
export function DevelopersPage() {
  const { t } = useTranslation('shell');
  const { texts, t: withValues } = useDeveloperTexts();
  const locale = useSelector(selectLocale);
  const served = useServedRoutes();
  const site = useIsHydrated() ? location.origin : SOME_SITE;
  const { usual, most } = OPEN_LIMIT;
  const contents: Readonly<Record<SectionName, ReactNode>> = {
    start: (
      <>
        <p>{texts.start.text}</p>
        <pre>{`curl "${site}${ROOT}/leagues?limit=3&fields=id,name"`}</pre>
      </>
    ),
    paging: (
      <Items
        texts={{
          ...texts.paging.items,
          limit: withValues('paging.items.limit', { usual, most }),
        }}
      />
    ),
    data: <pre>{OPEN_PATHS.map((path) => ROOT + path).join('\n')}</pre>,
    keys: (
      <>
        <p>{texts.keys.text}</p>
        {served.has('openKeys') && (
          <p>
            <a href={href('openKeys', {}, { locale })}>{texts.keys.make}</a>
          </p>
        )}
        <Quotas />
      </>
    ),
    errors: <Items texts={texts.errors.items} />,
    webhooks: <Webhooks />,
    widgets: (
      <>
        <p>{texts.widgets.text}</p>
        <WidgetBuilder site={site} />
        <p>{texts.widgets.policy}</p>
      </>
    ),
    calendars: (
      <>
        <p>{texts.calendars.text}</p>
        <p>{texts.calendars.feeds}</p>
      </>
    ),
    more: (
      <ul>
        {WRITTEN.map(([name, path]) => (
          <li key={name}>
            <a href={locale === 'ru' ? path : `/${locale}${path}`}>{texts.more[name]}</a>
          </li>
        ))}
        <li>
          <a href={OPEN_API}>{texts.more.openApi}</a>
        </li>
        <li>
          <a href={href('siteStatus', {}, { locale })}>{texts.more.status}</a>
        </li>
      </ul>
    ),
  };
  return (
    <div className={cx(column, developersClass)}>
      <h1>{t('developers.title')}</h1>
      <Card>
        <div className={prose}>
          <p>{texts.lead}</p>
          <nav aria-label={texts.contents}>
            <ol>
              {SECTIONS.map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{texts[name].title}</a>
                </li>
              ))}
            </ol>
          </nav>
          {SECTIONS.map((name) => (
            <section key={name} id={name}>
              <h2>{texts[name].title}</h2>
              {contents[name]}
            </section>
          ))}
        </div>
      </Card>
    </div>
  );
}
