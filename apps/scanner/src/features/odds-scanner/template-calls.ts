import type { EndpointDefinition, ScannerFilter } from '@tipmark/contract';
import { loadOf, type PageCommand, type PageLoad } from '@tipmark/match-features/pages';
import { createCommand, updateLoad } from '@tipmark/remote-kit';
import type { TemplateList } from './template-list.ts';

/** A template as it is saved. */
interface SavedTemplate {
  readonly name: string;
  readonly params: ScannerFilter;
}

type OfTemplate = { readonly segments: { readonly id: number } };

/** The calls about the templates of a sport's scanner. */
export interface TemplateCallsOfSport {
  readonly list: PageLoad<Record<never, never>, TemplateList>;
  readonly add: PageCommand<{ readonly body: SavedTemplate }, { readonly id: number }>;
  readonly change: PageCommand<OfTemplate & { readonly body: SavedTemplate }, unknown>;
  readonly remove: PageCommand<OfTemplate, unknown>;
}

interface Calls<
  List extends EndpointDefinition,
  Add extends EndpointDefinition,
  Change extends EndpointDefinition,
  Remove extends EndpointDefinition,
> {
  readonly list: List;
  readonly add: Add;
  readonly change: Change;
  readonly remove: Remove;
}

/** The list without a template. */
const without = (list: TemplateList, id: number): TemplateList => ({
  ...list,
  customs: list.customs.filter((template) => template.id !== id),
});

/** What is saved is listed anew; what is deleted leaves the list at once. */
export function templateCalls<
  List extends EndpointDefinition,
  Add extends EndpointDefinition,
  Change extends EndpointDefinition,
  Remove extends EndpointDefinition,
>(calls: Calls<List, Add, Change, Remove>) {
  const list = loadOf(calls.list);
  const again = () => [list.requested({} as never)];
  return {
    list,
    add: createCommand(calls.add.name, { request: calls.add, onSuccess: again }),
    change: createCommand(calls.change.name, { request: calls.change, onSuccess: again }),
    remove: createCommand(calls.remove.name, {
      request: calls.remove,
      onSuccess: ({ request, state, receivedAt }) =>
        updateLoad<TemplateList>(
          list as unknown as TemplateCallsOfSport['list'],
          { state, receivedAt },
          (known) => without(known, (request as unknown as OfTemplate).segments.id),
        ),
    }),
  };
}
