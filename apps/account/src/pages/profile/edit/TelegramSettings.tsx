import { LoadPart } from '@tipmark/match-features';
import { type HostState, useCommand } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button, LinkButton } from '@tipmark/ui-kit';
import { settings } from '../../../parts/forms/edit-class.ts';
import { ProvedForm } from '../../../parts/proof/ProvedForm.tsx';
import { connectTelegramCommand, disconnectTelegramCommand } from '../profile-commands.ts';
import { telegramLoad } from '../profile-loads.ts';
import { requestTelegram } from '../profile-requests.ts';
import type { EditProps } from './edit-props.ts';
import { TelegramForm } from './field-forms.tsx';

/** The link works for ten minutes; after it was opened the page checks whether it arrived. */
function Connect({ page: { reader, dispatch } }: Pick<EditProps, 'page'>) {
  const { t } = reader;
  const connect = useCommand(connectTelegramCommand);
  const link = connect.state.status === 'succeeded' ? connect.state.result.link : undefined;
  if (link === undefined) {
    return (
      <ProvedForm
        edit="telegram"
        form={connect}
        onSubmit={(body) => connect.submit({ body })}
        text={t('settings.telegram.connect')}
        t={t}
        plain={{ intent: 'connect' }}
        hasOutcome
      >
        <p>{t('settings.telegram.off')}</p>
      </ProvedForm>
    );
  }
  return (
    <>
      <p>{t('settings.telegram.open')}</p>
      <div>
        <LinkButton kind="primary" href={link} target="_blank" rel="noopener noreferrer">
          {t('settings.telegram.toBot')}
        </LinkButton>{' '}
        <Button onClick={() => dispatch(requestTelegram())}>{t('settings.telegram.check')}</Button>
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
        <h3>{t('settings.telegram.title')}</h3>
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={t('settings.telegram.failed')}
          onRetry={() => dispatch(requestTelegram())}
        >
          {({ isConnected, isBotAvailable }) => (
            <>
              {isConnected && (
                <ProvedForm
                  edit="telegram"
                  form={end}
                  onSubmit={(body) => end.submit({ body })}
                  text={t('settings.telegram.disconnect')}
                  t={t}
                  plain={{ intent: 'disconnect' }}
                  hasOutcome
                >
                  <p>{t('settings.telegram.on')}</p>
                </ProvedForm>
              )}
              {!isConnected && isBotAvailable && <Connect page={props.page} />}
              {!isConnected && !isBotAvailable && <p>{t('settings.telegram.away')}</p>}
            </>
          )}
        </LoadPart>
      </section>
    </div>
  );
}
