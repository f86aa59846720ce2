import type { Reader } from '@tipmark/match-features';
import { href, routeNames, routes } from '@tipmark/route-builder';
import { Reasons } from './Reasons.tsx';
import { releaseName } from './release-name.ts';
import { remoteName } from './remote-name.ts';
import type { RemoteStatus } from './remotes-status.ts';
import { note } from './status-remotes-class.ts';

interface StagedLinksProps {
  readonly remotes: readonly RemoteStatus[];
  readonly reader: Reader;
}

/** A click opens a staged version on the first page of its remote; the server sets the choice. */
export function StagedLinks({ remotes, reader }: StagedLinksProps) {
  const { t, locale } = reader;
  const staged = remotes.flatMap(({ name, staged: all }) => all.map((one) => ({ name, ...one })));
  return (
    <div className={note}>
      <p>{t(staged.length === 0 ? 'status.tryNone' : 'status.tryText')}</p>
      {staged.length > 0 && (
        <ul>
          {staged.map(({ name, version, reasons }) => (
            <li key={`${name} ${version}`}>
              {reasons.length === 0 ? (
                // only the server reads the choice, so the page is reloaded
                <a data-reload rel="nofollow" href={testAddress(name, version, locale)}>
                  {remoteName(name, t)} {releaseName(version).number} {releaseName(version).build}
                </a>
              ) : (
                <>
                  {remoteName(name, t)} {t('status.refusedVersion', { version })}
                  <Reasons reasons={reasons} t={t} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function testAddress(remote: string, version: string, locale: Reader['locale']): string {
  const first = routeNames.find(
    (name) => routes[name].owner === remote && !routes[name].pattern.includes('['),
  );
  return href(first ?? 'statusRemotes', { [`mf.${remote}`]: version }, { locale });
}
