import { LoadPart, type Reader } from '@tipmark/match-features';
import type { LoadState } from '@tipmark/remote-kit';
import { Button, Card, Checkbox, css, LinkButton, MOBILE, Select } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';

const screen = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 12px 16px; border-bottom: 1px solid var(--hair); }
  .send { display: none; }
  footer { display: flex; gap: 8px; padding: 12px 16px; border-top: 1px solid var(--hair); }
  @media (scripting: none) { .send { display: inline-flex; } }
  ${MOBILE} { gap: 12px; form { padding: 12px var(--gutter); } }
`;

/** One condition of a list: its name in the address, what is chosen, and what may be. */
export interface ListChoice {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** A condition that is on or off; off is sent as `0`. */
export interface ListSwitch {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
}

interface ListFrameProps<Data> {
  readonly title: string;
  readonly failedTitle: string;
  /** The list without conditions. */
  readonly address: string;
  readonly reader: Reader;
  readonly load: LoadState<Data>;
  readonly choices: readonly ListChoice[];
  readonly switches: readonly ListSwitch[];
  /** A word was chosen for a condition, as a form would send it. */
  readonly onChoose: (name: string, word: string) => void;
  readonly onRetry: () => void;
  readonly previousHref: string | undefined;
  readonly nextHref: (data: Data) => string | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** A list of many: conditions as a form that works without scripts, the list, its pages. */
export function ListFrame<Data>(props: ListFrameProps<Data>) {
  const { title, reader, choices, switches, onChoose, previousHref } = props;
  const { t } = reader;
  return (
    <div className={screen}>
      <h1>{title}</h1>
      <Card isFlush>
        <form action={props.address} aria-label={t('lists.conditions')}>
          {choices.map(({ name, label, value, options }) => (
            <Select
              key={name}
              label={label}
              name={name}
              value={value}
              onChoose={(word) => onChoose(name, word)}
              options={options}
            />
          ))}
          {switches.map(({ name, label, isOn }) => (
            <span key={name}>
              <input type="hidden" name={name} value="0" />
              <Checkbox name={name} isOn={isOn} onChange={(on) => onChoose(name, on ? '1' : '0')}>
                {label}
              </Checkbox>
            </span>
          ))}
          <Button type="submit" isSmall className="send">
            {t('match.apply')}
          </Button>
        </form>
        <LoadPart
          load={props.load}
          reader={reader}
          failedTitle={props.failedTitle}
          onRetry={props.onRetry}
        >
          {(data) => {
            const nextHref = props.nextHref(data);
            return (
              <>
                {props.children(data)}
                {(previousHref !== undefined || nextHref !== undefined) && (
                  <footer>
                    {previousHref !== undefined && (
                      <LinkButton href={previousHref}>{t('lists.previous')}</LinkButton>
                    )}
                    {nextHref !== undefined && (
                      <LinkButton href={nextHref}>{t('lists.next')}</LinkButton>
                    )}
                  </footer>
                )}
              </>
            );
          }}
        </LoadPart>
      </Card>
    </div>
  );
}
