/** A condition with several values: its name in the address, the chosen and the possible ones. */
export interface FilterChoice {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The default. */
  readonly otherwise: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** A condition that is on or off; off is sent as `0`. */
export interface FilterSwitch {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  /** Name of the default, for a condition that is on by default. */
  readonly offLabel?: string | undefined;
}

interface Conditions {
  readonly choices: readonly FilterChoice[];
  readonly switches: readonly FilterSwitch[];
}

/** Changed parameters of conditions by name; undefined removes a condition. */
export type ChangedWords = Readonly<Record<string, string | undefined>>;

/** The query of an address with some parameters changed; undefined removes one. */
export function searchWith(search: URLSearchParams, words: ChangedWords): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const [name, word] of Object.entries(words)) {
    if (word === undefined) changed.delete(name);
    else changed.set(name, word);
  }
  return changed;
}

/** The conditions with these parameters changed. */
export function withWordsOf(words: ChangedWords, { choices, switches }: Conditions): Conditions {
  return {
    choices: choices.map((choice) =>
      choice.name in words ? { ...choice, value: words[choice.name] ?? choice.otherwise } : choice,
    ),
    switches: switches.map((one) => {
      if (!(one.name in words)) return one;
      const word = words[one.name];
      return { ...one, isOn: word === undefined ? one.offLabel !== undefined : word === '1' };
    }),
  };
}

/** Conditions that differ from their defaults, as text. */
export function chosenFilters({ choices, switches }: Conditions): { name: string; text: string }[] {
  return [
    ...choices
      .filter(({ value, otherwise }) => value !== otherwise)
      .map(({ name, label, value, options }) => ({
        name,
        text: options.find((option) => option.value === value)?.text ?? label,
      })),
    ...switches
      .filter(({ isOn, offLabel }) => isOn !== (offLabel !== undefined))
      .map(({ name, label, isOn, offLabel = '' }) => ({ name, text: isOn ? label : offLabel })),
  ];
}
