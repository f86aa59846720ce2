import { Button, Checkbox, css, MOBILE, Select } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import { type Reader } from '../page/reader.ts';

const form = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[8]} ${gap[16]};
  padding: 12px 16px;
  border-bottom: 1px solid var(--hair);
  .send { display: none; }
  @media (scripting: none) { .send { display: inline-flex; } }
  ${MOBILE} {
    gap: ${gap[8]};
    padding: 12px var(--gutter);
    > label { flex: 1 1 auto; }
    > label select { flex: 1; field-sizing: content; }
    > span { flex: 1 0 100%; }
  }
`;

/** A condition of a list: its name in the address, the chosen value and the possible ones. */
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

export interface ListConditionsProps {
  /** The page without conditions. */
  readonly address: string;
  readonly reader: Reader;
  readonly choices: readonly ListChoice[];
  /** Labels of the choices are shown, as their options do not say what they are of. */
  readonly areNamed?: boolean;
  readonly switches?: readonly ListSwitch[] | undefined;
  /** The other parameters of the address, sent along without scripts. */
  readonly retained?: Readonly<Record<string, string | number>>;
  /** A value was chosen for a condition, as a form would send it. */
  readonly onChoose: (name: string, word: string) => void;
}

/** Conditions as a form that works without scripts. */
export const ListConditions = (props: ListConditionsProps) => {
  const { address, reader, choices, areNamed, switches = [], retained = {}, onChoose } = props;
  const { t } = reader;
  return (
    <form className={form} action={address} aria-label={t('lists.conditions')}>
      {Object.entries(retained).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.map(({ name, label, value, options }) => (
        <Select
          key={name}
          label={label}
          isNamed={areNamed}
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
  );
};
