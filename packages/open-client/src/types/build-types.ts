import openapiTS, { astToString } from 'openapi-typescript';

const HEAD = '// Built from openapi.json by `pnpm types`.\n\n';

/** The types of the document. */
export async function buildTypes(document: object): Promise<string> {
  const types = await openapiTS(JSON.stringify(document), { exportType: true });
  return HEAD + astToString(types);
}
