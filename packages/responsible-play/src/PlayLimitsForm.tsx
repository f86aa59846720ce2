import { selectLocale } from '@tipmark/remote-kit';
import { Card, Select } from '@tipmark/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { startPlayTime } from './follow-play-time.ts';
import * as style from './play-class.ts';
import type { PlayMessages } from './play-messages.ts';
import { onLimits, parseLimits, storedLimits, storeLimits } from './play-storage.ts';
import { BREAK_MINUTES, DAY_MINUTES, type PlayLimits } from './play-time.ts';

const optionsOf = (choices: readonly number[], none: string, some: string) =>
  choices.map((minutes) => ({
    value: String(minutes),
    text: minutes === 0 ? none : some.replace('{{count}}', String(minutes)),
  }));

/** The server cannot read the device's storage. */
const nothingStored = () => null;

/** Limits of time, stored on the device as they are chosen. */
export function PlayLimitsForm({ messages }: { readonly messages: PlayMessages }) {
  const locale = useSelector(selectLocale);
  const stored = useSyncExternalStore(onLimits, storedLimits, nothingStored);
  const limits = parseLimits(stored);
  const [isStored, setIsStored] = useState<boolean>();

  function choose(change: Partial<PlayLimits>): void {
    const next = { ...limits, ...change };
    setIsStored(storeLimits(next));
    startPlayTime(locale);
  }

  return (
    <Card>
      <section className={style.settings} aria-labelledby="play-limits">
        <h2 id="play-limits">{messages.limitsTitle}</h2>
        <p>{messages.limitsText}</p>
        <noscript>{messages.noScript}</noscript>
        <div>
          <Select
            isNamed
            label={messages.break}
            name="break"
            options={optionsOf(BREAK_MINUTES, messages.noBreak, messages.breakOption)}
            value={String(limits.breakMinutes)}
            onChoose={(value) => choose({ breakMinutes: Number(value) })}
          />
          <Select
            isNamed
            label={messages.day}
            name="day"
            options={optionsOf(DAY_MINUTES, messages.none, messages.dayOption)}
            value={String(limits.dayMinutes)}
            onChoose={(value) => choose({ dayMinutes: Number(value) })}
          />
        </div>
        <output>
          {isStored === undefined ? '' : isStored ? messages.stored : messages.notStored}
        </output>
      </section>
    </Card>
  );
}
