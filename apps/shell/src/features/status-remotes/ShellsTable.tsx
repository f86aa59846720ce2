import type { Reader } from '@tipmark/match-features';
import { VisuallyHidden } from '@tipmark/ui-kit';
import { Reasons } from './Reasons.tsx';
import { remoteName } from './remote-name.ts';
import type { RemotesStatus, ShellFit } from './remotes-status.ts';
import { matrix, note } from './status-remotes-class.ts';

interface ShellsTableProps {
  readonly status: RemotesStatus;
  readonly reader: Reader;
}

/** Which build of the shell runs which of the remotes that are live. */
export function ShellsTable({ status: { shells, remotes }, reader }: ShellsTableProps) {
  const { t } = reader;
  const live = remotes.filter((remote) => remote.live !== null);
  const refusals = shells.flatMap((shell) =>
    shell.refused.map((one) => ({ build: buildOf(shell, reader), ...one })),
  );
  return (
    <>
      <table className={matrix}>
        <caption>{t('status.shells')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('status.shell')}</th>
            {live.map(({ name }) => (
              <th key={name} scope="col">
                <abbr title={remoteName(name, t)} aria-label={remoteName(name, t)}>
                  {remoteName(name, t).slice(0, 1)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shells.map((shell) => (
            <tr key={shell.build}>
              <th scope="row">
                <code>{buildOf(shell, reader)}</code>
                {shell.isThis && <small>{t('status.thisShell')}</small>}
              </th>
              {live.map(({ name }) => (
                <td key={name}>
                  <Fit isRefused={shell.refused.some((one) => one.name === name)} reader={reader} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {refusals.map(({ build, name, reasons }) => (
        <div key={`${build} ${name}`} className={note}>
          <p>{t('status.refusedBy', { build, name: remoteName(name, t) })}</p>
          <Reasons reasons={reasons} t={t} />
        </div>
      ))}
    </>
  );
}

interface FitProps {
  readonly isRefused: boolean;
  readonly reader: Reader;
}

const Fit = ({ isRefused, reader: { t } }: FitProps) => (
  <span className={isRefused ? 'no' : 'yes'}>
    <span aria-hidden="true">{isRefused ? '×' : '✓'}</span>
    <VisuallyHidden>{t(isRefused ? 'status.fitsNot' : 'status.fits')}</VisuallyHidden>
  </span>
);

const buildOf = ({ build }: ShellFit, { t }: Reader): string => build ?? t('status.unknown');
