import { formatDate } from '@tipmark/i18n';
import { cookieJar } from '@tipmark/promo-layer/cookies';
import { selectIsPremium, selectLocale, selectTimeZone } from '@tipmark/remote-kit';
import { Button, Card, Switch } from '@tipmark/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import * as style from './play-class.ts';
import type { PlayMessages } from './play-messages.ts';
import {
  type PromoChoice,
  REST_DAYS,
  readPromoChoice,
  restFromPromo,
  turnPromoOff,
} from './promo-rest.ts';

const MS = 1_000;
const nowSeconds = () => Math.floor(Date.now() / MS);
const onNothing = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
const SHOWN: PromoChoice = { restsUntil: undefined, isOff: false };

interface PromoRestProps {
  readonly messages: PlayMessages;
  /** The page was rendered with promotions: it is loaded again. */
  readonly reload?: () => void;
}

/** Visitors can pause promotions for a while, subscribers can turn them off. */
export function PromoRest({ messages, reload = () => location.reload() }: PromoRestProps) {
  const locale = useSelector(selectLocale);
  const timeZone = useSelector(selectTimeZone);
  const isPremium = useSelector(selectIsPremium);
  // what is stored emits no changes: each change made here re-renders
  const [, setChanges] = useState(0);
  const canRead = useSyncExternalStore(onNothing, inBrowser, onServer);
  const { restsUntil, isOff } = canRead
    ? readPromoChoice(cookieJar(document), nowSeconds())
    : SHOWN;

  function change(write: (jar: ReturnType<typeof cookieJar>) => void): void {
    const jar = cookieJar(document);
    write(jar);
    setChanges((count) => count + 1);
    reload();
  }

  return (
    <Card>
      <section className={style.settings} aria-labelledby="play-promo">
        <h2 id="play-promo">{messages.promoTitle}</h2>
        {isPremium && (
          <>
            <Switch
              name="promo-off"
              isOn={isOff}
              onChange={(isOn) => change((jar) => turnPromoOff(jar, isOn))}
            >
              {messages.promoOff}
            </Switch>
            <p>{messages.promoOffText}</p>
          </>
        )}
        {restsUntil === undefined ? (
          <>
            <p>{messages.promoText}</p>
            <noscript>{messages.noScript}</noscript>
            <div>
              {REST_DAYS.map((days) => (
                <Button
                  key={days}
                  onClick={() => change((jar) => restFromPromo(jar, days, nowSeconds()))}
                >
                  {messages.rest.replace('{{count}}', String(days))}
                </Button>
              ))}
            </div>
          </>
        ) : (
          <p>{messages.resting.replace('{{date}}', formatDate(restsUntil, locale, timeZone))}</p>
        )}
      </section>
    </Card>
  );
}
