import type { EndpointDefinition, EndpointSchemas } from './endpoint.ts';

/** An endpoint with its schemas at run time, as the server sees it. */
export function complete<E extends EndpointDefinition<Schemas>, Schemas extends EndpointSchemas>(
  endpoint: E,
  schemas: () => Schemas,
): E & Schemas {
  return { ...endpoint, ...schemas() };
}
