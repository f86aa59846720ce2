import type {
  AlertsRecordReply,
  EndpointDefinition,
  NotificationParams,
  SentNotificationParams,
} from '@tipmark/contract';
import { loadOf, type PageCommand, type PageLoad } from '@tipmark/match-features/pages';
import { createCommand, updateLoad } from '@tipmark/remote-kit';
import type { Template, TemplateList } from './template-list.ts';

/** A template as it is saved. */
interface SavedTemplate<Params> {
  readonly name: string;
  readonly params: Params;
}

interface OfTemplate {
  readonly segments: { readonly id: number };
}

type OfAlert = OfTemplate & { readonly body: SentNotificationParams };

/** The calls about the templates of one kind. */
export interface TemplateCalls<Params> {
  readonly list: PageLoad<Record<never, never>, TemplateList<Params>>;
  readonly add: PageCommand<{ readonly body: SavedTemplate<Params> }, { readonly id: number }>;
  readonly change: PageCommand<OfTemplate & { readonly body: SavedTemplate<Params> }, unknown>;
  readonly remove: PageCommand<OfTemplate, unknown>;
  readonly notify: PageCommand<OfAlert, NotificationParams>;
  readonly changeNotification: PageCommand<OfAlert, NotificationParams>;
  readonly stopNotification: PageCommand<OfTemplate, unknown>;
  /** The notifications that were sent, and their results. */
  readonly notificationRecord: PageLoad<OfTemplate, AlertsRecordReply>;
}

type CallName = keyof TemplateCalls<never>;

/** The list with some templates changed or left out. */
const withChanged = (
  { presets, customs }: TemplateList<unknown>,
  change: (template: Template<unknown>) => readonly Template<unknown>[],
): TemplateList<unknown> => ({
  presets: presets.flatMap(change),
  customs: customs.flatMap(change),
});

const idOf = (request: unknown): number => (request as OfTemplate).segments.id;

interface Success {
  readonly request: unknown;
  readonly state: Parameters<typeof updateLoad>[1]['state'];
  readonly receivedAt: number;
}

/** Saving reloads the list; a deleted template leaves the list at once. */
export function templateCalls<Calls extends Readonly<Record<CallName, EndpointDefinition>>>(
  calls: Calls,
) {
  const list = loadOf<Calls['list']>(calls.list);
  const again = () => [list.requested({} as never)];
  const known = list as unknown as TemplateCalls<unknown>['list'];
  const changed = (
    { request, state, receivedAt }: Success,
    change: (template: Template<unknown>) => readonly Template<unknown>[],
  ) =>
    updateLoad<TemplateList<unknown>>(known, { state, receivedAt }, (templates) =>
      withChanged(templates, (template) =>
        template.id === idOf(request) ? change(template) : [template],
      ),
    );
  const alerted = (success: Success, notificationParams: NotificationParams | null) =>
    changed(success, (template) => [{ ...template, notificationParams }]);
  return {
    list,
    notificationRecord: loadOf<Calls['notificationRecord']>(calls.notificationRecord),
    add: createCommand<Calls['add']>(calls.add.name, { request: calls.add, onSuccess: again }),
    change: createCommand<Calls['change']>(calls.change.name, {
      request: calls.change,
      onSuccess: again,
    }),
    remove: createCommand<Calls['remove']>(calls.remove.name, {
      request: calls.remove,
      onSuccess: (success) => changed(success, () => []),
    }),
    notify: createCommand<Calls['notify']>(calls.notify.name, {
      request: calls.notify,
      onSuccess: (success) => alerted(success, success.result as NotificationParams),
    }),
    changeNotification: createCommand<Calls['changeNotification']>(calls.changeNotification.name, {
      request: calls.changeNotification,
      onSuccess: (success) => alerted(success, success.result as NotificationParams),
    }),
    stopNotification: createCommand<Calls['stopNotification']>(calls.stopNotification.name, {
      request: calls.stopNotification,
      onSuccess: (success) => alerted(success, null),
    }),
  };
}

/** The writes of a kind, under the names a feature uses. */
export const commandsOfTemplates = <Params>(calls: TemplateCalls<Params>) => [
  calls.add,
  calls.change,
  calls.remove,
  calls.notify,
  calls.changeNotification,
  calls.stopNotification,
];
