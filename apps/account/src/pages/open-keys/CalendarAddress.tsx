import type { Reader } from '@tipmark/match-features';
import { type HostState, useCommand } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button, css } from '@tipmark/ui-kit';
import { useIsHydrated } from '@tipmark/ui-kit/forms';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { useProblemText } from '../../parts/page/use-problem-text.ts';
import { calendarLoad, renewCalendarCommand } from './open-keys-loads.ts';

const block = css`
  display: grid;
  gap: ${gap[8]};
  justify-items: start;
  code { font: ${weight.medium} ${font.small}/20px ui-monospace, monospace; overflow-wrap: anywhere; user-select: all; }
`;

/** The secret address of the owner's favourites, for calendar programs. */
export function CalendarAddress({ reader: { t, locale } }: { readonly reader: Reader }) {
  const { data } = useSelector((state: HostState) => calendarLoad.select(state));
  const renew = useCommand(renewCalendarCommand);
  const problemText = useProblemText();
  const isHydrated = useIsHydrated();
  if (data === undefined) return null;
  const { token } = data;
  const folder = locale === 'ru' ? '/calendars' : `/calendars/${locale}`;
  const address = `${folder}/favourites/${token}.ics`;
  // only a browser knows the host
  const host = isHydrated ? location.host : '';
  const webcal = `webcal://${host}${address}`;
  return (
    <section className={block} aria-label={t('openKeys.calendar.title')}>
      <h2>{t('openKeys.calendar.title')}</h2>
      <p>{t('openKeys.calendar.text')}</p>
      {token !== null && (
        <>
          <code>{`${isHydrated ? location.origin : ''}${address}`}</code>
          {host !== '' && <a href={webcal}>{t('openKeys.calendar.open')}</a>}
          <p>{t('openKeys.calendar.renewed')}</p>
        </>
      )}
      {renew.error && <p role="alert">{problemText(renew.error)}</p>}
      <Button disabled={renew.isSubmitting} onClick={() => renew.submit({})}>
        {t(token === null ? 'openKeys.calendar.make' : 'openKeys.calendar.renew')}
      </Button>
    </section>
  );
}
