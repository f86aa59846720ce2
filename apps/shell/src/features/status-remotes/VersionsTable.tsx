import type { Reader } from '@tipmark/match-features';
import { formatDateTime, formatNumber } from '@tipmark/remote-kit/i18n';
import { Badge } from '@tipmark/ui-kit';
import { Reasons } from './Reasons.tsx';
import { releaseName } from './release-name.ts';
import { remoteName } from './remote-name.ts';
import type { RemoteStatus, RemotesStatus } from './remotes-status.ts';
import { scroll, versions } from './status-remotes-class.ts';

interface VersionsTableProps {
  readonly status: RemotesStatus;
  readonly reader: Reader;
}

/** Each remote with what runs of it; a phone shows version, time and result. */
export const VersionsTable = ({ status, reader }: VersionsTableProps) => {
  const { t } = reader;
  return (
    <div className={scroll}>
      <table className={versions}>
        <caption>{t('status.now')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('status.remote')}</th>
            <th scope="col">{t('status.version')}</th>
            <th scope="col" className="wide">
              {t('status.since')}
            </th>
            <th scope="col" className="wide">
              {t('status.build')}
            </th>
            <th scope="col" className="wide">
              {t('status.contract')}
            </th>
            <th scope="col">{t('status.check')}</th>
            <th scope="col" className="number">
              {t('status.errors')}
            </th>
            <th scope="col" className="number wide">
              {t('status.scripts')}
            </th>
            <th scope="col" className="wide">
              {t('status.staged')}
            </th>
          </tr>
        </thead>
        <tbody>
          {status.remotes.map((remote) => (
            <Row key={remote.name} remote={remote} reader={reader} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface RowProps {
  readonly remote: RemoteStatus;
  readonly reader: Reader;
}

function Row({ remote, reader }: RowProps) {
  const { t, locale, timeZone } = reader;
  const { name, live, contract, sinceSeconds, errors = 0, scripts, staged } = remote;
  const unknown = t('status.unknown');
  const { number, build } = releaseName(live ?? unknown);
  const since = sinceSeconds === null ? unknown : formatDateTime(sinceSeconds, locale, timeZone);
  return (
    <tr>
      <th scope="row">{remoteName(name, t)}</th>
      <td>
        {number}
        <small className="phone">{since}</small>
      </td>
      <td className="wide">{since}</td>
      <td className="wide">
        <code>{build || unknown}</code>
      </td>
      <td className="wide">{contract === null ? unknown : `v${contract}`}</td>
      <td>
        <Check remote={remote} reader={reader} />
      </td>
      <td className="number">{formatNumber(errors, locale)}</td>
      <td className="number wide">
        {scripts === undefined ? unknown : formatNumber(scripts, locale)}
      </td>
      <td className="wide">
        {staged.map(({ version }) => releaseName(version).number).join(', ') || unknown}
      </td>
    </tr>
  );
}

function Check({ remote: { live, refused, checkedAtSeconds }, reader }: RowProps) {
  const { t, locale, timeZone } = reader;
  const when = checkedAtSeconds !== null && formatDateTime(checkedAtSeconds, locale, timeZone);
  return (
    <>
      <Badge tone={refused || live === null ? 'warn' : 'plain'}>
        {refused ? t('status.refused') : t(live === null ? 'status.notRunning' : 'status.passed')}
      </Badge>
      {when && <small>{when}</small>}
      {refused && (
        <>
          <small>{t('status.refusedVersion', { version: refused.version })}</small>
          <Reasons reasons={refused.reasons} t={t} />
        </>
      )}
    </>
  );
}
