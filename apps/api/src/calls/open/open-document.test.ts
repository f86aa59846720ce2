import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openCollections } from '@tipmark/contract/open';
import stored from '@tipmark/open-client/openapi.json' with { type: 'json' };
import { describeOpen } from './describe-open.ts';

/** Without examples, which are data of a test and say nothing about types. */
function withoutExamples(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, one) => (key === 'example' ? undefined : one)));
}

/** `UPDATE_EXAMPLES=1` writes the document; `pnpm types` in the package then writes its types. */
test('the typed client is built from the document that the API has now', () => {
  const present = withoutExamples(describeOpen(openCollections));
  if (process.env['UPDATE_EXAMPLES'] === '1') {
    const file = createRequire(import.meta.url).resolve('@tipmark/open-client/openapi.json');
    writeFileSync(file, `${JSON.stringify(present, null, 2)}\n`);
  } else {
    expect(stored).toEqual(present);
  }
});
