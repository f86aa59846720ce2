import type { WebhookList } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { useCommand } from '@tipmark/remote-kit';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { css } from '@tipmark/ui-kit';
import { gap, weight } from '@tipmark/ui-kit/style-values';
import { ProvedForm } from '../../parts/proof/ProvedForm.tsx';
import { ShownSecret } from '../../parts/secret/ShownSecret.tsx';
import { ActionForm } from './ActionForm.tsx';
import { renewCommand } from './webhooks-loads.ts';

type Hook = WebhookList['webhooks'][number];

const row = css`
  && { display: grid; justify-content: stretch; align-items: start; }
  code { overflow-wrap: anywhere; }
  summary { cursor: pointer; min-height: 32px; line-height: 32px; font-weight: ${weight.medium}; }
  details > * + * { margin-top: ${gap[8]}; }
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]};
`;

function stateOf(hook: Hook, { t, locale, timeZone }: Reader): string {
  const timeOf = (at: number) => ({ time: formatDateTime(at, locale, timeZone) });
  if (hook.disabledAt !== null) {
    return t(
      `webhooks.state.disabled-${hook.disabledReason ?? 'failing'}`,
      timeOf(hook.disabledAt),
    );
  }
  return hook.failingSince === null
    ? t('webhooks.state.works')
    : t('webhooks.state.failing', timeOf(hook.failingSince));
}

function choiceOf({ allCappers, cappers, searches }: Hook, { t }: Reader): string {
  const parts = [
    ...(allCappers ? [t('webhooks.of.allCappers')] : []),
    ...(!allCappers && cappers.length > 0
      ? [t('webhooks.of.cappers', { count: cappers.length })]
      : []),
    ...(searches.length > 0 ? [t('webhooks.of.searches', { count: searches.length })] : []),
  ];
  return t('webhooks.sends', { what: parts.join(', ') });
}

function NewSecret({
  hook: { id },
  reader: { t },
}: {
  readonly hook: Hook;
  readonly reader: Reader;
}) {
  const renew = useCommand(renewCommand);
  const { state } = renew;
  if (state.status === 'succeeded') {
    return (
      <ShownSecret secret={state.result.secret} messages="webhooks" t={t} onSaved={renew.reset} />
    );
  }
  return (
    <details>
      <summary>{t('webhooks.renew')}</summary>
      <ProvedForm
        edit="webhooks"
        form={renew}
        text={t('webhooks.renewButton')}
        t={t}
        plain={{ intent: 'renew', id }}
        onSubmit={(proof) => renew.submit({ body: { id, ...proof } })}
      >
        <p>{t('webhooks.renewHint')}</p>
      </ProvedForm>
    </details>
  );
}

interface HookRowProps {
  readonly hook: Hook;
  readonly reader: Reader;
  readonly isBusy: boolean;
  readonly onAct: (intent: 'test' | 'enable' | 'delete') => void;
}

/** A webhook: what it sends, whether it works, and what can be done with it. */
export function HookRow({ hook, reader, isBusy, onAct }: HookRowProps) {
  const { t, locale, timeZone } = reader;
  const { id, address, createdAt, disabledAt } = hook;
  const created = t('webhooks.created', { time: formatDateTime(createdAt, locale, timeZone) });
  const intent = disabledAt === null ? 'test' : 'enable';
  return (
    <li className={row}>
      <span>
        <code>{address}</code>
        <br />
        <small>{[stateOf(hook, reader), choiceOf(hook, reader), created].join(' · ')}</small>
      </span>
      <div className={buttons}>
        <ActionForm
          intent={intent}
          id={id}
          text={t(`webhooks.${intent}`)}
          label={t(`webhooks.${intent}Of`, { address })}
          isBusy={isBusy}
          onAct={() => onAct(intent)}
        />
      </div>
      <NewSecret hook={hook} reader={reader} />
      <details>
        <summary>{t('webhooks.delete')}</summary>
        <p>{t('webhooks.deleteSure')}</p>
        <ActionForm
          intent="delete"
          id={id}
          text={t('webhooks.deleteYes')}
          isBusy={isBusy}
          onAct={() => onAct('delete')}
        />
      </details>
    </li>
  );
}
