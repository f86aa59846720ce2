import { LoadPart } from '@tipmark/match-features';
import { type CommandForm, type HostState, type Translate, useCommand } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button, LinkButton } from '@tipmark/ui-kit';
import { useForm } from '@tipmark/ui-kit/forms';
import { FormEnd } from '../../../parts/forms/FormEnd.tsx';
import { checkFields } from '../../../parts/forms/form-words.ts';
import { connectTelegramCommand, disconnectTelegramCommand } from '../profile-commands.ts';
import { telegramLoad } from '../profile-loads.ts';
import { requestTelegram } from '../profile-requests.ts';
import { editForm, settings } from './edit-class.ts';
import type { EditProps } from './edit-props.ts';
import { TelegramForm } from './field-forms.tsx';
import { PlainOutcome } from './proof/PlainOutcome.tsx';
import { ProofFields } from './proof/ProofFields.tsx';
import { useEditAddress } from './proof/use-edit-address.ts';
import { type OwnerProof, useOwnerProof } from './proof/use-owner-proof.ts';

interface ProvedButtonProps {
  readonly form: CommandForm<{ readonly body?: ReturnType<OwnerProof['bodyOf']> }, unknown>;
  readonly intent: 'connect' | 'disconnect';
  readonly about: string;
  readonly text: string;
  readonly t: Translate;
}

/** A chat receives private messages: only the owner connects or disconnects it. */
function ProvedButton({ form, intent, about, text, t }: ProvedButtonProps) {
  const proof = useOwnerProof('telegram', t, form.error);
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, proof.checks, t),
    onSubmit: (values) => form.submit({ body: proof.bodyOf(values) }),
    refused: form.error?.details,
  });
  return (
    <form {...formProps} action={useEditAddress('telegram')} className={editForm}>
      <p>{about}</p>
      <input type="hidden" name="intent" value={intent} />
      <ProofFields proof={proof} errors={errors} t={t} />
      <PlainOutcome />
      <FormEnd form={form} text={text} labels={proof.labels} errors={errors} isPlain />
    </form>
  );
}

/** The link works for ten minutes; after it was opened the page checks whether it arrived. */
function Connect({ page: { reader, dispatch } }: Pick<EditProps, 'page'>) {
  const { t } = reader;
  const connect = useCommand(connectTelegramCommand);
  const link = connect.state.status === 'succeeded' ? connect.state.result.link : undefined;
  if (link === undefined) {
    return (
      <ProvedButton
        form={connect}
        intent="connect"
        about={t('profile.telegram.off')}
        text={t('profile.telegram.connect')}
        t={t}
      />
    );
  }
  return (
    <>
      <p>{t('profile.telegram.open')}</p>
      <div>
        <LinkButton kind="primary" href={link} target="_blank" rel="noopener noreferrer">
          {t('profile.telegram.toBot')}
        </LinkButton>{' '}
        <Button onClick={() => dispatch(requestTelegram())}>{t('profile.telegram.check')}</Button>
      </div>
    </>
  );
}

/** The chat in which the bot writes, and the name the profile shows. */
export function TelegramSettings(props: EditProps) {
  const { reader, dispatch } = props.page;
  const { t } = reader;
  const load = useSelector((state: HostState) => telegramLoad.select(state));
  const end = useCommand(disconnectTelegramCommand);
  return (
    <div className={settings}>
      <TelegramForm {...props} />
      <section>
        <h3>{t('profile.telegram.title')}</h3>
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={t('profile.telegram.failed')}
          onRetry={() => dispatch(requestTelegram())}
        >
          {({ isConnected, isBotAvailable }) => (
            <>
              {isConnected && (
                <ProvedButton
                  form={end}
                  intent="disconnect"
                  about={t('profile.telegram.on')}
                  text={t('profile.telegram.disconnect')}
                  t={t}
                />
              )}
              {!isConnected && isBotAvailable && <Connect page={props.page} />}
              {!isConnected && !isBotAvailable && <p>{t('profile.telegram.away')}</p>}
            </>
          )}
        </LoadPart>
      </section>
    </div>
  );
}
