import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import document from '../../openapi.json' with { type: 'json' };
import { buildTypes } from './build-types.ts';

const FILE = join(import.meta.dirname, 'open-api.generated.ts');

test('the types are those of the document: `pnpm types` writes them', async () => {
  expect(readFileSync(FILE, 'utf8')).toBe(await buildTypes(document));
});

test('a field more in the document is a type more', async () => {
  const { LeaguesRow, ...schemas } = document.components.schemas;
  const properties = { ...LeaguesRow.properties, founded: { type: 'integer' } };
  const components = {
    ...document.components,
    schemas: { ...schemas, LeaguesRow: { ...LeaguesRow, properties } },
  };
  expect(await buildTypes({ ...document, components })).toContain('founded?: number;');
});
