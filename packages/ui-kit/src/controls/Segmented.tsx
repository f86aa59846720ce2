import { ChoiceLink } from './ChoiceLink.tsx';
import { segmentedClass } from './segmented-class.ts';

export interface SegmentedItem<Key extends string> {
  readonly key: Key;
  readonly text: string;
  readonly href: string;
}

export interface SegmentedProps<Key extends string> {
  readonly label: string;
  readonly items: readonly SegmentedItem<Key>[];
  readonly current: Key;
  readonly onChoose?: ((key: Key) => void) | undefined;
}

/** Two to four choices that exclude each other, each with its own address. */
export const Segmented = <Key extends string>({
  label,
  items,
  current,
  onChoose,
}: SegmentedProps<Key>) => (
  <nav className={segmentedClass} aria-label={label}>
    {items.map(({ key, text, href }) => (
      <ChoiceLink
        key={key}
        href={href}
        isCurrent={key === current}
        onChoose={onChoose && (() => onChoose(key))}
      >
        {text}
      </ChoiceLink>
    ))}
  </nav>
);
