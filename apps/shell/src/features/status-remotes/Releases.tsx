import type { Reader } from '@tipmark/match-features';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { Badge } from '@tipmark/ui-kit';
import { releaseName } from './release-name.ts';
import { remoteName } from './remote-name.ts';
import type { PastRelease } from './remotes-status.ts';
import { note, releases } from './status-remotes-class.ts';

interface ReleasesProps {
  readonly history: readonly PastRelease[];
  readonly reader: Reader;
}

/** What went live when, and what became of it. */
export function Releases({ history, reader }: ReleasesProps) {
  const { t, locale, timeZone } = reader;
  if (history.length === 0) return <p className={note}>{t('status.noHistory')}</p>;
  return (
    <ol className={releases}>
      {history.map(({ name, version, atSeconds, kind, state }) => (
        <li key={`${name} ${version} ${atSeconds} ${kind}`}>
          <time dateTime={new Date(atSeconds * 1000).toISOString()}>
            {formatDateTime(atSeconds, locale, timeZone)}
          </time>
          <b>
            {remoteName(name, t)} {releaseName(version).number}
          </b>
          {kind === 'rolledBack' && <small>{t('status.rolledBack')}</small>}
          <Badge tone={state === 'withdrawn' || state === 'refused' ? 'warn' : 'plain'}>
            {t(STATES[state])}
          </Badge>
        </li>
      ))}
    </ol>
  );
}

const STATES = {
  live: 'status.stateLive',
  refused: 'status.refused',
  withdrawn: 'status.stateWithdrawn',
  replaced: 'status.stateReplaced',
} as const;
