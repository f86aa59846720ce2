import { LoadPart, type Reader, useReader } from '@tipmark/match-features';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Badge, Card } from '@tipmark/ui-kit';
import { page, summary } from '../../shared/status-class.ts';
import { sentenceOf } from './sentence-of.ts';
import type { AreaStatus, SiteStatus } from './site-status.ts';
import { areas, links } from './site-status-class.ts';
import { siteStatusLoad } from './site-status-load.ts';

const jsonAddress = `${href('siteStatus')}.json`;

/** `/status`: whether scores arrive, mail is sent and payments work. */
export function SiteStatusPage() {
  const reader = useReader('shell');
  const { t, locale } = reader;
  const dispatch = useDispatch();
  const load = useSelector(siteStatusLoad.select);
  return (
    <div className={page}>
      <header>
        <h1>{t('siteStatus.title')}</h1>
        <p>{t('siteStatus.lead')}</p>
      </header>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('siteStatus.failed')}
        onRetry={() => dispatch(siteStatusLoad.requested({}))}
      >
        {(status) => <Areas status={status} reader={reader} />}
      </LoadPart>
      <p className={links}>
        <a href={href('statusRemotes', {}, { locale })}>{t('siteStatus.toRemotes')}</a>
        <a href={jsonAddress}>{t('siteStatus.json')}</a>
      </p>
    </div>
  );
}

interface AreasProps {
  readonly status: SiteStatus;
  readonly reader: Reader;
}

function Areas({ status, reader }: AreasProps) {
  const { t, locale, timeZone } = reader;
  return (
    <Card isFlush>
      <p className={summary}>
        <strong>{t(`siteStatus.all.${status.state}`)}</strong>
        <span>
          {t('siteStatus.checked', {
            when: formatDateTime(status.checkedAtSeconds, locale, timeZone),
          })}
        </span>
      </p>
      <ul className={areas}>
        {status.areas.map((area) => (
          <Area key={area.area} status={area} reader={reader} />
        ))}
      </ul>
    </Card>
  );
}

interface AreaProps {
  readonly status: AreaStatus;
  readonly reader: Reader;
}

function Area({ status, reader }: AreaProps) {
  const { t, locale, timeZone } = reader;
  const { area, state, sinceSeconds } = status;
  const isTrouble = state === 'slow' || state === 'down';
  return (
    <li>
      <h2>{t(`siteStatus.name.${area}`)}</h2>
      <p>{sentenceOf(status, reader)}</p>
      <Badge tone={isTrouble ? 'warn' : 'plain'}>{t(`siteStatus.state.${state}`)}</Badge>
      {sinceSeconds !== null && (
        <small>
          {t('siteStatus.since', { when: formatDateTime(sinceSeconds, locale, timeZone) })}
        </small>
      )}
    </li>
  );
}
