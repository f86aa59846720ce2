import type { Translate } from '@tipmark/remote-kit';
import { Checkbox, css, MOBILE, Switch, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { changeOf, chosenOf, type Kind } from './notification-ways.ts';

const table = css`
  width: 100%;
  border-collapse: collapse;
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  thead th { padding: 4px 8px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); text-align: center; }
  thead th:first-child { padding-left: 0; text-align: left; }
  tbody tr { border-bottom: 1px solid var(--hair); }
  tbody tr:last-child { border-bottom: 0; }
  tbody th { padding: 6px 12px 6px 0; font-weight: inherit; text-align: left; }
  tbody th label { display: flex; flex-direction: row-reverse; justify-content: flex-end; white-space: normal; min-height: 32px; }
  tbody th > span { display: block; }
  td { width: 88px; padding: 6px 8px; text-align: center; }
  td label { position: relative; justify-content: center; min-width: 44px; min-height: 32px; }
  .way { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  ${MOBILE} {
    &, tbody { display: block; }
    thead { display: none; }
    tbody tr { display: flex; flex-wrap: wrap; gap: 0 ${gap[16]}; padding: 4px 0; }
    tbody th { flex: 1 0 100%; padding: 0; }
    tbody th label { min-height: 44px; }
    td { width: auto; padding: 0; }
    td:empty { display: none; }
    .way { position: static; width: auto; height: auto; clip-path: none; }
  }
`;

interface KindsTableProps {
  readonly types: readonly Kind[];
  /** The ways the user can choose from. */
  readonly choices: readonly number[];
  readonly t: Translate;
  readonly onSwitch: (type: number, isOn: boolean) => void;
  readonly onChange: (change: ReturnType<typeof changeOf>) => void;
}

/** Kinds by the ways they are sent; on a phone a list. The switch turns a kind off everywhere. */
export const KindsTable = ({ types, choices, t, onSwitch, onChange }: KindsTableProps) => (
  <table className={table}>
    <caption>{t('settings.edit.notifications')}</caption>
    {choices.length > 0 && (
      <thead>
        <tr>
          <th scope="col">{t('settings.notifications.what')}</th>
          {choices.map((way) => (
            <th key={way} scope="col">
              {t(`settings.notifications.way-${way}`)}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {types.map((kind) => (
        <tr key={kind.type}>
          <th scope="row">
            {kind.isActive && !kind.isLocked && (
              <input
                type="hidden"
                name={`ways-${kind.type}`}
                value={chosenOf(kind, choices).join('')}
              />
            )}
            <KindSwitch kind={kind} t={t} onSwitch={onSwitch} />
          </th>
          {choices.map((way) => (
            <td key={way}>
              {kind.isActive && !kind.isLocked && (
                <Checkbox
                  name={`way-${kind.type}-${way}`}
                  isOn={chosenOf(kind, choices).includes(way)}
                  onChange={(isOn) => onChange(changeOf(kind, choices, way, isOn))}
                >
                  <span className="way">
                    {t(`settings.notifications.way-${way}`)}
                    <VisuallyHidden>
                      {` – ${t(`settings.notifications.type-${kind.type}`)}`}
                    </VisuallyHidden>
                  </span>
                </Checkbox>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface KindSwitchProps extends Pick<KindsTableProps, 't' | 'onSwitch'> {
  readonly kind: Kind;
}

const KindSwitch = ({ kind: { type, isActive, isLocked }, t, onSwitch }: KindSwitchProps) => {
  const what = t(`settings.notifications.type-${type}`);
  if (isLocked) {
    return (
      <>
        <span>{what}</span>
        <small>{t('settings.notifications.locked')}</small>
      </>
    );
  }
  return (
    <Switch name={`notification-${type}`} isOn={isActive} onChange={(isOn) => onSwitch(type, isOn)}>
      {what}
    </Switch>
  );
};
