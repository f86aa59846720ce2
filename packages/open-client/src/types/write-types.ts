import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import document from '../../openapi.json' with { type: 'json' };
import { buildTypes } from './build-types.ts';

writeFileSync(join(import.meta.dirname, 'open-api.generated.ts'), await buildTypes(document));
