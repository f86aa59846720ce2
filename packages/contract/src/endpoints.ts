import { complete } from './complete-endpoint.ts';
import * as declared from './declared.ts';
import type { EndpointAddress, EndpointDefinition, EndpointSchemas } from './endpoint.ts';
import { templateEndpoints } from './templates/template-endpoints.ts';
import type { Together } from './together.ts';

type Declared = typeof declared;

/** The `xSchemas` beside `x`. */
type SchemasOf<Name extends string> = `${Name}Schemas` extends keyof Declared
  ? Declared[`${Name}Schemas`] extends (...args: never) => infer Schemas
    ? Schemas
    : never
  : never;

type WithSchemas = {
  [Name in keyof Declared]: `${Name}Schemas` extends keyof Declared ? Name : never;
}[keyof Declared];

type Single = {
  readonly [Name in WithSchemas as Declared[Name] extends EndpointAddress
    ? Name
    : never]: Declared[Name] & SchemasOf<Name>;
};

type FamilyName = {
  [Name in WithSchemas]: Declared[Name] extends EndpointAddress ? never : Name;
}[WithSchemas];

type OfFamily<Name extends FamilyName> = {
  readonly [One in keyof Declared[Name]]: Declared[Name][One] & SchemasOf<Name>;
};

type OfFamilies = Together<{ [Name in FamilyName]: OfFamily<Name> }[FamilyName]>;

const isEndpoint = (value: object): value is EndpointDefinition => 'method' in value;

/** Declared calls with their schemas included. */
function declaredEndpoints(): Single & OfFamilies {
  const values: Readonly<Record<string, unknown>> = declared;
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const schemas = values[`${name}Schemas`];
    if (typeof schemas !== 'function' || typeof value !== 'object' || value === null) return [];
    const endpoints: EndpointDefinition[] = isEndpoint(value) ? [value] : Object.values(value);
    return endpoints.map((one) => [one.name, complete(one, () => schemas(one.sport))] as const);
  });
  return Object.fromEntries(entries) as unknown as Single & OfFamilies;
}

export type Endpoints = Single & OfFamilies & typeof templateEndpoints;

/** Every call there is, by name, schemas included. The server has one handler for each. */
export const endpoints: Endpoints = {
  ...declaredEndpoints(),
  ...templateEndpoints,
};

export type EndpointName = keyof Endpoints;
/** An endpoint with its schemas at run time, as the server sees it. */
export type DeclaredEndpoint = EndpointDefinition & EndpointSchemas;
