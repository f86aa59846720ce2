import { LoadPart, type Reader, useReader } from '@tipmark/match-features';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card, cx, EmptyState } from '@tipmark/ui-kit';
import { page, summary } from '../../shared/status-class.ts';
import { Releases } from './Releases.tsx';
import type { RemotesStatus } from './remotes-status.ts';
import { remotesStatusLoad } from './remotes-status-load.ts';
import { ShellsTable } from './ShellsTable.tsx';
import { StagedLinks } from './StagedLinks.tsx';
import { below, link, side } from './status-remotes-class.ts';
import { VersionsTable } from './VersionsTable.tsx';

/** `/status/remotes`: which version of each remote runs, and whether it fits this shell. */
export function StatusRemotesPage() {
  const reader = useReader('shell');
  const { t } = reader;
  const dispatch = useDispatch();
  const load = useSelector(remotesStatusLoad.select);
  return (
    <div className={page}>
      <header>
        <h1>{t('status.title')}</h1>
        <p>{t('status.lead')}</p>
      </header>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('status.failed')}
        onRetry={() => dispatch(remotesStatusLoad.requested({}))}
      >
        {(status) =>
          status.remotes.length === 0 ? (
            <EmptyState text={t('status.empty')} />
          ) : (
            <Parts status={status} reader={reader} />
          )
        }
      </LoadPart>
    </div>
  );
}

const jsonAddress = `${href('statusRemotes')}.json`;

interface PartsProps {
  readonly status: RemotesStatus;
  readonly reader: Reader;
}

function Parts({ status, reader }: PartsProps) {
  const { t } = reader;
  const hasShells = status.shells.length > 0;
  return (
    <>
      <Card isFlush>
        <Summary status={status} reader={reader} />
      </Card>
      <Card title={t('status.now')} isFlush>
        <VersionsTable status={status} reader={reader} />
      </Card>
      <div className={cx((hasShells || status.hasOverrides) && below)}>
        <Card title={t('status.history')} isFlush>
          <Releases history={status.history} reader={reader} />
        </Card>
        {(hasShells || status.hasOverrides) && (
          <div className={side}>
            {hasShells && (
              <Card title={t('status.shells')} isFlush>
                <ShellsTable status={status} reader={reader} />
              </Card>
            )}
            {status.hasOverrides && (
              <Card title={t('status.try')} isFlush>
                <StagedLinks remotes={status.remotes} reader={reader} />
              </Card>
            )}
          </div>
        )}
      </div>
      <p>
        <a className={link} href={jsonAddress}>
          {t('status.json')}
        </a>
      </p>
    </>
  );
}

function Summary({ status: { contract, remotes, errorsSince }, reader }: PartsProps) {
  const { t, locale, timeZone } = reader;
  const down = remotes.filter(({ live }) => live === null).length;
  const refused = remotes.filter(({ live, refused: one }) => live !== null && one).length;
  const checks = remotes.flatMap(({ checkedAtSeconds }) => checkedAtSeconds ?? []);
  return (
    <p className={summary}>
      <strong>
        {down > 0 && t('status.down', { count: down })}{' '}
        {refused > 0 && t('status.notFit', { count: refused })}
        {down + refused === 0 && t('status.allFit', { count: remotes.length })}
      </strong>
      <span>{t('status.shellContract', { version: contract })}</span>
      {checks.length > 0 && (
        <span>
          {t('status.checked', { when: formatDateTime(Math.max(...checks), locale, timeZone) })}
        </span>
      )}
      <span>
        {t('status.errorsSince', { when: formatDateTime(errorsSince, locale, timeZone) })}
      </span>
    </p>
  );
}
