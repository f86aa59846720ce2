import { type RefObject, useEffect, useRef } from 'react';

export interface ListKeysOptions {
  /** Always focused: its keys move through the list. */
  readonly field: HTMLInputElement;
  /** Id of the option the keyboard is on. */
  readonly active: string | undefined;
  readonly onActive: (id: string | undefined) => void;
  readonly onClose: () => void;
}

/**
 * Arrows move through the options of a list under a field, Enter opens one, Escape closes the list.
 */
export function useListKeys(options: ListKeysOptions): RefObject<HTMLDivElement | null> {
  const { field, active, onActive, onClose } = options;
  const box = useRef<HTMLDivElement>(null);

  function move(step: 1 | -1): void {
    const all = [...(box.current?.querySelectorAll('[role=option]') ?? [])];
    const index = all.findIndex(({ id }) => id === active);
    const from = index === -1 && step === -1 ? 0 : index;
    const next = all[(from + step + all.length) % all.length];
    onActive(next?.id);
    next?.scrollIntoView({ block: 'nearest' });
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
      } else if (event.key === 'Enter' && active !== undefined) {
        event.preventDefault();
        document.getElementById(active)?.click();
      }
    };
    field.addEventListener('keydown', press);
    return () => field.removeEventListener('keydown', press);
  });

  useEffect(() => {
    const list = box.current;
    // a press would move the focus from the field, which closes the list
    const keepFocus = (event: Event) => event.preventDefault();
    list?.addEventListener('mousedown', keepFocus);
    return () => list?.removeEventListener('mousedown', keepFocus);
  }, []);

  return box;
}
