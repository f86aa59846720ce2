import type { Handlers } from '../handler/handler.ts';
import { allTemplateHandlers } from '../templates/all-template-handlers.ts';
import * as declared from './declared.ts';

interface AnyHandler {
  readonly statements: number;
}
type Declared = typeof declared;

type Single = {
  readonly [Name in keyof Declared as Declared[Name] extends AnyHandler
    ? Name
    : never]: Declared[Name];
};

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The handlers of each family by the names of their calls. */
type OfFamilies = Together<
  {
    [Name in keyof Declared]: Name extends `${string}Handlers` ? Declared[Name] : never;
  }[keyof Declared]
>;

function declaredHandlers(): Single & OfFamilies {
  const entries = Object.entries(declared).flatMap(([name, value]): [string, unknown][] =>
    name.endsWith('Handlers') ? Object.entries(value) : [[name, value]],
  );
  return Object.fromEntries(entries) as unknown as Single & OfFamilies;
}

/** Every call of the contract and its handler: a missing one does not compile. */
export const handlers: Handlers = { ...declaredHandlers(), ...allTemplateHandlers };
