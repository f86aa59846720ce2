import { LoadPart } from '@tipmark/match-features';
import { type HostState, useCommand } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Switch } from '@tipmark/ui-kit';
import { useEffect, useState } from 'react';
import { useProblemText } from '../../../parts/page/use-problem-text.ts';
import { subscribePushCommand, unsubscribePushCommand } from '../profile-commands.ts';
import { pushLoad } from '../profile-loads.ts';
import type { EditProps } from './edit-props.ts';
import {
  PushImpossible,
  type PushObstacle,
  presentEndpoint,
  subscribeBrowser,
  unsubscribeBrowser,
} from './push-browser.ts';

/** Notifications that this browser shows while the site is closed. */
export function PushSettings({ page: { reader, dispatch } }: Pick<EditProps, 'page'>) {
  const { t } = reader;
  const problemText = useProblemText();
  const load = useSelector((state: HostState) => pushLoad.select(state));
  const subscribe = useCommand(subscribePushCommand);
  const end = useCommand(unsubscribePushCommand);
  const [endpoint, setEndpoint] = useState<string>();
  const [obstacle, setObstacle] = useState<PushObstacle>();
  useEffect(() => {
    presentEndpoint().then(setEndpoint, () => {});
  }, []);

  async function turnOn(publicKey: string): Promise<void> {
    setObstacle(undefined);
    try {
      const body = await subscribeBrowser(publicKey);
      setEndpoint(body.endpoint);
      subscribe.submit({ body });
    } catch (error) {
      setObstacle(error instanceof PushImpossible ? error.obstacle : 'unreached');
    }
  }

  function turnOff(): void {
    if (endpoint === undefined) return;
    // the site stops sending even if the browser did not unsubscribe
    end.submit({ body: { endpoint } });
    void unsubscribeBrowser().catch(() => {});
  }

  const error = subscribe.error ?? end.error;
  return (
    <section>
      <h3>{t('settings.push.title')}</h3>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('settings.push.failed')}
        onRetry={() => dispatch(pushLoad.requested({}))}
      >
        {({ publicKey, endpoints }) => (
          <>
            <Switch
              name="push"
              isOn={endpoint !== undefined && endpoints.includes(endpoint)}
              onChange={(isOn) => (isOn ? void turnOn(publicKey) : turnOff())}
            >
              {t('settings.push.switch')}
            </Switch>
            <p>{t('settings.push.text')}</p>
            {obstacle && <p role="alert">{t(`settings.push.${obstacle}`)}</p>}
            {error && <p role="alert">{problemText(error)}</p>}
          </>
        )}
      </LoadPart>
    </section>
  );
}
