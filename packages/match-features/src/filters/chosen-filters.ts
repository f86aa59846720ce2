/** One condition of several words: its name in the address, what is chosen, and what may be. */
export interface FilterChoice {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** What everybody starts with. */
  readonly otherwise: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** A condition that is on or off; off is sent as `0`. */
export interface FilterSwitch {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  /** Of a condition everybody starts with: what its absence is called. */
  readonly offLabel?: string | undefined;
}

interface Conditions {
  readonly choices: readonly FilterChoice[];
  readonly switches: readonly FilterSwitch[];
}

/** New words of conditions by name; undefined takes a condition back. */
export type ChangedWords = Readonly<Record<string, string | undefined>>;

/** What an address says with some words changed, those of undefined left out. */
export function searchWith(search: URLSearchParams, words: ChangedWords): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const [name, word] of Object.entries(words)) {
    if (word === undefined) changed.delete(name);
    else changed.set(name, word);
  }
  return changed;
}

/** The conditions as they will be with these words. */
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

/** Conditions that differ from what everybody starts with, in words. */
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
