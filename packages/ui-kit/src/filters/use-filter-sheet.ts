import { type ComponentType, useState } from 'react';
import type { FilterSheetProps } from './FilterSheet.tsx';

/** The sheet of a phone, loaded on demand. */
export function useFilterSheet() {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  const [isOpen, setOpen] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const open = async () => {
    if (isUnfolded) return setUnfolded(false);
    try {
      const { FilterSheet } = await import(
        /* webpackChunkName: "filter-sheet" */ './FilterSheet.tsx'
      );
      setSheet(() => FilterSheet);
      setOpen(true);
    } catch {
      setUnfolded(true);
    }
  };
  return {
    /** While it is open. */
    Sheet: isOpen ? Sheet : undefined,
    /** It did not load: the conditions unfold in place. */
    isUnfolded,
    open,
    close: () => setOpen(false),
  };
}
