/** Something that can be counted in real and simulated matches alike. */
export interface Statistic {
  readonly name: string;
  readonly observations: readonly Observation[];
}

export interface Observation {
  /** The league, season or tour it is of. */
  readonly of: string;
  readonly bin: string;
  /** Where it has a size. */
  readonly value?: number;
}

/** Sizes fall into bins of one width; smaller and greater ones fall into the first or the last. */
export interface Bins {
  readonly width: number;
  readonly least: number;
  /** Where the last bin begins. */
  readonly most: number;
}

/** An observation; undefined where the value is unknown. */
export type Seen = readonly [of: string, value: number | undefined];

export function sizes(
  name: string,
  { width, least, most }: Bins,
  seen: readonly Seen[],
): Statistic {
  const digits = Math.max(0, -Math.floor(Math.log10(width)));
  const label = (from: number) => from.toFixed(digits);
  const observations = seen.flatMap(([of, value]): Observation[] => {
    if (value === undefined || Number.isNaN(value)) return [];
    const step = Math.floor((value - least) / width + 1e-9) * width + least;
    const from = Math.min(most, Math.max(least, step));
    return [{ of, value, bin: from === most ? `${label(from)}+` : label(from) }];
  });
  return { name, observations };
}

export function kinds(
  name: string,
  seen: readonly (readonly [of: string, bin: string | undefined])[],
): Statistic {
  return {
    name,
    observations: seen.flatMap(([of, bin]) => (bin === undefined ? [] : [{ of, bin }])),
  };
}

/** Whether something happened. */
export function shares(
  name: string,
  seen: readonly (readonly [of: string, happened: boolean | undefined])[],
): Statistic {
  const observations = seen.flatMap(([of, happened]): Observation[] =>
    happened === undefined ? [] : [{ of, bin: happened ? 'yes' : 'no', value: Number(happened) }],
  );
  return { name, observations };
}

/** The same statistics of several worlds, their observations in one. */
export function together(worlds: readonly (readonly Statistic[])[]): Statistic[] {
  const [first = []] = worlds;
  return first.map(({ name }, index) => ({
    name,
    observations: worlds.flatMap((world) => world[index]?.observations ?? []),
  }));
}
