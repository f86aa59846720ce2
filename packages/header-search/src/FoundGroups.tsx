import type { FoundGroup } from '@tipmark/match-features/search';
import { Flag } from '@tipmark/ui-kit';
import { FindOption, type OptionWalk } from './FindOption.tsx';

export interface FoundGroupsProps {
  readonly groups: readonly FoundGroup[];
  readonly walk: OptionWalk;
}

/** Found results, by kind. */
export function FoundGroups({ groups, walk }: FoundGroupsProps) {
  return groups.map(({ name, title, items }) => (
    <div
      key={name}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, no fields
      role="group"
      aria-label={title}
      className={name === 'matches' ? 'two' : undefined}
    >
      <h3 aria-hidden="true">{title}</h3>
      {items.map((item) => (
        <FindOption key={item.id} id={item.id} find={item} walk={walk}>
          {item.countryCode !== undefined && <Flag code={item.countryCode} />}
          <b>{item.title}</b>
          <small>{item.note}</small>
        </FindOption>
      ))}
    </div>
  ));
}
