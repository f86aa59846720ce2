import type { SportName } from '@tipmark/domain';
import type {
  EndpointAddress,
  EndpointDefinition,
  EndpointSchemas,
  HasMatchingSegments,
} from './endpoint.ts';

/** `*EventPage` of soccer is `soccerEventPage`, `page*Teams` is `pageSoccerTeams`. */
type NameIn<Name extends string, Sport extends SportName> = Name extends `*${infer End}`
  ? `${Sport}${End}`
  : Name extends `${infer Start}*${infer End}`
    ? `${Start}${Capitalize<Sport>}${End}`
    : never;

type PathIn<
  Path extends string,
  Sport extends SportName,
> = Path extends `/${infer Start}*${infer End}` ? `/${Start}${Sport}${End}` : never;

/** One endpoint of a family: its sport replaces `*` in name and path. */
type EndpointIn<
  Address extends EndpointAddress,
  Sport extends SportName,
  Schemas extends EndpointSchemas,
> = EndpointDefinition<Schemas> &
  Omit<Address, 'name' | 'path'> & {
    readonly name: NameIn<Address['name'], Sport>;
    readonly path: PathIn<Address['path'], Sport>;
    readonly sport: Sport;
  };

export type SportEndpoints<
  Address extends EndpointAddress,
  Sport extends SportName,
  Schemas extends EndpointSchemas,
> = { readonly [One in Sport as NameIn<Address['name'], One>]: EndpointIn<Address, One, Schemas> };

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Declares one call for the sports that have it: `*` in its name and path is the sport. As with
 * `defineEndpoint` the schemas are beside it, in a function of the sport.
 */
export function defineSportEndpoints<Schemas extends (sport: SportName) => EndpointSchemas>() {
  return <const Sport extends SportName, const Address extends EndpointAddress>(
    sports: readonly Sport[],
    { name, path, ...rest }: Address & HasMatchingSegments<Address['path'], ReturnType<Schemas>>,
  ) =>
    Object.fromEntries(
      sports.map((sport) => {
        const own = name.startsWith('*')
          ? name.replace('*', sport)
          : name.replace('*', capital(sport));
        return [own, { name: own, path: path.replace('*', sport), sport, ...rest }];
      }),
    ) as unknown as SportEndpoints<Address, Sport, ReturnType<Schemas>>;
}

type AnyFamily = Readonly<Record<string, EndpointDefinition & { readonly sport: SportName }>>;

/** Any sport's call of a family. */
export type SportCall<Calls extends AnyFamily> = EndpointDefinition<
  NonNullable<Calls[keyof Calls]['~schemas']>
>;

/** The call of a family in one of its sports. */
export const callOf = <Calls extends AnyFamily>(calls: Calls, sport: SportName): SportCall<Calls> =>
  Object.values(calls).find((one) => one.sport === sport) as SportCall<Calls>;
