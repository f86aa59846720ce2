import { SPORT_NAMES, type SportName } from '@tipmark/domain';
import type { Access, EndpointDefinition, EndpointSchemas, Method } from '../endpoint.ts';
import type { ScannerFilter, scannerFilter } from '../scanner/scanner-filter.ts';
import type { TipsCriteria, tipsSearchFilter } from '../search-users-tips/tips-search-filter.ts';
import type { UsersCriteria, usersSearchFilter } from '../search-users-tips/users-search-filter.ts';
import type { TemplateSchemas } from './template.ts';

/** Whose templates: of the search of tips, of users, of the scanner of a sport. */
export type TemplateKindName = 'tips' | 'users' | `${SportName}Scanner`;

type ParamsSchema = Record<`${SportName}Scanner`, ReturnType<typeof scannerFilter>> & {
  readonly tips: typeof tipsSearchFilter;
  readonly users: typeof usersSearchFilter;
};

/** The content of a template of a kind. */
export type TemplateParams = Record<`${SportName}Scanner`, ScannerFilter> & {
  readonly tips: TipsCriteria;
  readonly users: UsersCriteria;
};

export type SchemasOfKind<Kind extends TemplateKindName> = TemplateSchemas<ParamsSchema[Kind]>;

/** End of the name of each call, by what it does. */
export const TEMPLATE_CALL_NAMES = {
  list: 'Templates',
  add: 'TemplateAdd',
  read: 'Template',
  change: 'TemplateChange',
  remove: 'TemplateDelete',
  notify: 'TemplateNotificationAdd',
  changeNotification: 'TemplateNotificationChange',
  stopNotification: 'TemplateNotificationDelete',
  notificationRecord: 'TemplateNotificationRecord',
} as const;
export type TemplateCallName = keyof typeof TEMPLATE_CALL_NAMES;

type Call<
  Kind extends TemplateKindName,
  Name extends TemplateCallName,
  M extends Method,
  A extends Access,
> = {
  readonly name: `${Kind}${(typeof TEMPLATE_CALL_NAMES)[Name]}`;
  readonly method: M;
  readonly path: `/${string}`;
  readonly access: A;
  readonly cache: 'private';
} & EndpointDefinition<SchemasOfKind<Kind>[Name] & EndpointSchemas>;

/** The calls about the templates of one kind. */
export interface TemplateCalls<Kind extends TemplateKindName> {
  readonly list: Call<Kind, 'list', 'GET', 'public'>;
  readonly add: Call<Kind, 'add', 'POST', 'premium'>;
  readonly read: Call<Kind, 'read', 'GET', 'public'>;
  readonly change: Call<Kind, 'change', 'PUT', 'premium'>;
  readonly remove: Call<Kind, 'remove', 'DELETE', 'user'>;
  readonly notify: Call<Kind, 'notify', 'POST', 'premium'>;
  readonly changeNotification: Call<Kind, 'changeNotification', 'PUT', 'premium'>;
  readonly stopNotification: Call<Kind, 'stopNotification', 'DELETE', 'user'>;
  readonly notificationRecord: Call<Kind, 'notificationRecord', 'GET', 'user'>;
}

const CALLS = {
  list: ['GET', 'public'],
  add: ['POST', 'premium'],
  read: ['GET', 'public'],
  change: ['PUT', 'premium'],
  remove: ['DELETE', 'user'],
  notify: ['POST', 'premium'],
  changeNotification: ['PUT', 'premium'],
  stopNotification: ['DELETE', 'user'],
  notificationRecord: ['GET', 'user'],
} as const satisfies Record<TemplateCallName, readonly [Method, Access]>;

const NAMES = Object.keys(CALLS) as TemplateCallName[];

/** After losing a subscription, a user may still delete existing ones. */
function templateCalls<const Kind extends TemplateKindName>(
  kind: Kind,
  templates: `/${string}`,
  notifications: `/${string}`,
): TemplateCalls<Kind> {
  const paths: Readonly<Record<TemplateCallName, string>> = {
    list: templates,
    add: templates,
    read: `${templates}/:id`,
    change: `${templates}/:id`,
    remove: `${templates}/:id`,
    notify: `${notifications}/:id`,
    changeNotification: `${notifications}/:id`,
    stopNotification: `${notifications}/:id`,
    notificationRecord: `${notifications}/:id/record`,
  };
  const calls = NAMES.map((name) => {
    const [method, access] = CALLS[name];
    const call = { name: `${kind}${TEMPLATE_CALL_NAMES[name]}`, method, path: paths[name], access };
    return [name, { ...call, cache: 'private' }];
  });
  // The table above is equal to the type, call by call.
  return Object.fromEntries(calls) as TemplateCalls<Kind>;
}

function ofSearch<const Kind extends 'tips' | 'users'>(kind: Kind): TemplateCalls<Kind> {
  const dir = '/search-users-tips' as const;
  return templateCalls(kind, `${dir}/templates/${kind}`, `${dir}/template-notifications/${kind}`);
}

function ofScanner<const Name extends SportName>(sport: Name): TemplateCalls<`${Name}Scanner`> {
  const dir = `/${sport}/odds-scanner` as const;
  return templateCalls(`${sport}Scanner`, `${dir}/templates`, `${dir}/template-notifications`);
}

export const tipsTemplates = ofSearch('tips');
export const usersTemplates = ofSearch('users');
export const scannerTemplates = Object.fromEntries(
  SPORT_NAMES.map((name) => [name, ofScanner(name)]),
) as { readonly [Name in SportName]: TemplateCalls<`${Name}Scanner`> };
