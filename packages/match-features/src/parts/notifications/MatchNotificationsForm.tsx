import type { MatchNotification } from '@tipmark/contract';
import { MATCH_NOTIFICATION, type MatchNotificationOption } from '@tipmark/domain';
import { failureMessage } from '@tipmark/remote-kit';
import { Button, Checkbox, css } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { type FormEvent, useState } from 'react';
import type { Reader } from '../page/reader.ts';

const form = css`
  display: grid;
  gap: ${gap[16]};
  fieldset { display: grid; gap: ${gap[4]}; margin: 0; padding: 0; border: 0; }
  legend { padding: 0 0 8px; font-weight: ${weight.strong}; }
  .ways { display: flex; flex-wrap: wrap; gap: ${gap[8]}; }
  .note { font-size: ${font.small}; line-height: 18px; color: var(--text2); }
  .problem { color: var(--danger); font-weight: ${weight.medium}; }
`;

const OPTIONS: readonly MatchNotificationOption[] = Object.values(MATCH_NOTIFICATION);

type Failure = Parameters<typeof failureMessage>[0];

interface MatchNotificationsFormProps {
  readonly offered?: readonly MatchNotificationOption[] | undefined;
  readonly known: MatchNotification;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly problem: Failure | undefined;
  readonly reader: Reader;
  readonly onSave: (options: MatchNotificationOption[]) => void;
  readonly onStop: () => void;
}

/** Events of a match to be notified of, and a way to turn all of them off. */
export function MatchNotificationsForm(props: MatchNotificationsFormProps) {
  const { offered = OPTIONS, known, isBusy, problem, reader, onSave, onStop } = props;
  const { t, locale } = reader;
  const [options, setOptions] = useState<ReadonlySet<MatchNotificationOption>>(
    new Set(known.options),
  );
  const [isEmptyShown, setEmptyShown] = useState(false);
  const choose = (option: MatchNotificationOption, isOn: boolean) => {
    const next = new Set(options);
    if (isOn) next.add(option);
    else next.delete(option);
    setOptions(next);
    setEmptyShown(false);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (options.size === 0) setEmptyShown(true);
    else onSave(offered.filter((option) => options.has(option)));
  };
  return (
    <form className={form} onSubmit={send}>
      <fieldset>
        <legend>{t('match.notifyAbout')}</legend>
        {offered.map((option) => (
          <Checkbox
            key={option}
            name={`notify-${option}`}
            isOn={options.has(option)}
            onChange={(isOn) => choose(option, isOn)}
          >
            {t(`match.notify-${option}`)}
          </Checkbox>
        ))}
      </fieldset>
      {!known.isEmailConfirmed && <p className="note">{t('match.notifyUnconfirmed')}</p>}
      {isEmptyShown && (
        <p className="problem" role="alert">
          {t('match.notifyNothing')}
        </p>
      )}
      {problem && (
        <p className="problem" role="alert">
          {`${t('match.notifyNotSaved')}. ${failureMessage(problem, { locale })}`}
        </p>
      )}
      <div className="ways">
        <Button kind="primary" type="submit" disabled={isBusy}>
          {t(known.isActive ? 'match.notifyChange' : 'match.notifySave')}
        </Button>
        {known.isActive && (
          <Button disabled={isBusy} onClick={onStop}>
            {t('match.notifyStop')}
          </Button>
        )}
      </div>
    </form>
  );
}
