type Said<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What is always there, with what a country says in its place. */
export function mergeCountry<T extends object>(base: T, extra: Said<T> | undefined): T {
  const message = Object.entries(extra ?? {}).filter(([, value]) => value !== undefined);
  return { ...base, ...(Object.fromEntries(message) as Partial<T>) };
}
