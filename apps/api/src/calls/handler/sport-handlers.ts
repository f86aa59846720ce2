import { SPORT, type Sport, type SportName } from '@tipmark/domain';

/** Endpoints that `defineSportEndpoints` declared together. */
type Family = Readonly<Record<string, { readonly sport: SportName }>>;

/** A handler for each endpoint of a family, from a factory that receives its sport and name. */
export function sportHandlers<Calls extends Family, Handler>(
  calls: Calls,
  factory: (sport: Sport, name: keyof Calls & string) => Handler,
): { readonly [Name in keyof Calls]: Handler } {
  const entries = Object.entries(calls).map(([name, { sport }]) => [
    name,
    factory(SPORT[sport], name),
  ]);
  return Object.fromEntries(entries);
}
