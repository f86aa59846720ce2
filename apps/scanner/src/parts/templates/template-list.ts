import type { NotificationParams } from '@tipmark/contract';

/** A template, a ready one or the visitor's own. */
export interface Template<Params> {
  readonly id: number;
  readonly name: string;
  readonly isModifiable: boolean;
  readonly isBlockedBySubscription: boolean;
  readonly params: Params;
  /** Null while it has no alerts. */
  readonly notificationParams: NotificationParams | null;
}

export interface TemplateList<Params> {
  readonly presets: Template<Params>[];
  readonly customs: Template<Params>[];
}

const FIRST_PRESET = 1;

/** The id of a template in an address; 0 is the first preset. */
export const templateIdOf = (id: number): number => (id === 0 ? FIRST_PRESET : id);

/** A template as in an address: the first preset is left out. */
export const templateParam = (id: number): string | undefined =>
  templateIdOf(id) === FIRST_PRESET ? undefined : String(id);

/** The loaded template with an id. */
export function templateWith<Params>(
  list: TemplateList<Params> | undefined,
  id: number,
): Template<Params> | undefined {
  const wanted = templateIdOf(id);
  return [...(list?.presets ?? []), ...(list?.customs ?? [])].find(
    (template) => template.id === wanted,
  );
}

/**
 * The template to show once one was deleted: the first custom one that is left, where the page
 * wants that, or else the first preset, which always exists.
 */
export function nextTemplateId(
  list: TemplateList<unknown> | undefined,
  deletedId: number,
  next: 'firstCustom' | 'firstPreset',
): number {
  const left = next === 'firstCustom' ? (list?.customs ?? []) : [];
  return left.find(({ id }) => id !== deletedId)?.id ?? FIRST_PRESET;
}
