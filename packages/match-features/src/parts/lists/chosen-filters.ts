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
export type ChangedParams = Readonly<Record<string, string | undefined>>;

/** The query of an address with some parameters changed; undefined removes one. */
export function searchWith(search: URLSearchParams, params: ChangedParams): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** The conditions with these parameters changed. */
export function withParams(params: ChangedParams, { choices, switches }: Conditions): Conditions {
  return {
    choices: choices.map((choice) =>
      choice.name in params
        ? { ...choice, value: params[choice.name] ?? choice.otherwise }
        : choice,
    ),
    switches: switches.map((one) => {
      if (!(one.name in params)) return one;
      const value = params[one.name];
      return { ...one, isOn: value === undefined ? one.offLabel !== undefined : value === '1' };
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
