type WithGaps<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The common fields, with the overrides of a country. */
export function mergeCountry<T extends object>(base: T, extra: WithGaps<T> | undefined): T {
  const message = Object.entries(extra ?? {}).filter(([, value]) => value !== undefined);
  return { ...base, ...(Object.fromEntries(message) as Partial<T>) };
}
