import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import { complete } from '../complete-endpoint.ts';
import { scannerFilter } from '../scanner/scanner-filter.ts';
import { tipsSearchFilter } from '../search-users-tips/tips-search-filter.ts';
import { usersSearchFilter } from '../search-users-tips/users-search-filter.ts';
import type { Together } from '../together.ts';
import { templateSchemas } from './template.ts';
import {
  type SchemasOfKind,
  scannerTemplates,
  TEMPLATE_CALL_NAMES,
  type TemplateCallName,
  type TemplateCalls,
  type TemplateKindName,
  tipsTemplates,
  usersTemplates,
} from './template-calls.ts';

/** Calls of one kind by their names, schemas included. */
export type TemplateEndpoints<Kind extends TemplateKindName> = {
  readonly [Name in TemplateCallName as `${Kind}${(typeof TEMPLATE_CALL_NAMES)[Name]}`]: TemplateCalls<Kind>[Name] &
    SchemasOfKind<Kind>[Name];
};

function named<Kind extends TemplateKindName>(
  calls: TemplateCalls<Kind>,
  schemas: SchemasOfKind<Kind>,
): TemplateEndpoints<Kind> {
  const names = Object.keys(TEMPLATE_CALL_NAMES) as TemplateCallName[];
  const completed = names.map((name) => {
    const call = calls[name];
    return [call.name, complete(call as never, () => schemas[name] as never)];
  });
  // Every call under its own name, with the schemas of what it does.
  return Object.fromEntries(completed) as TemplateEndpoints<Kind>;
}

const SEARCH = 'templates of the search';
const SCANNER = 'templates of the scanner';

type ScannerEndpoints = Together<
  { [Name in SportName]: TemplateEndpoints<`${Name}Scanner`> }[SportName]
>;

/** Those of the scanner of every sport. */
const ofScanners = () =>
  Object.assign(
    {},
    ...SPORT_NAMES.map((name) =>
      named(scannerTemplates[name], templateSchemas(scannerFilter(SPORT[name]), SCANNER)),
    ),
  ) as ScannerEndpoints;

/** Every call about templates, schemas included. */
export const templateEndpoints = {
  ...named(tipsTemplates, templateSchemas(tipsSearchFilter, SEARCH)),
  ...named(usersTemplates, templateSchemas(usersSearchFilter, SEARCH)),
  ...ofScanners(),
};
