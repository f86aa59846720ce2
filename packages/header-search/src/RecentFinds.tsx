import type { Translate } from '@tipmark/remote-kit';
import { FindOption, type OptionWalk, optionOf } from './FindOption.tsx';
import { clearRecentSearches, type RecentFind } from './recent-finds.ts';

export interface RecentFindsProps {
  readonly finds: readonly RecentFind[];
  readonly walk: OptionWalk;
  readonly t: Translate;
  readonly onClose: () => void;
}

/** Recent searches, and how to clear them. */
export function RecentFinds({ finds, walk, t, onClose }: RecentFindsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, no fields
    <div role="group" aria-label={t('search.recent')}>
      <h3 aria-hidden="true">{t('search.recent')}</h3>
      {finds.map((find, index) => (
        <FindOption key={find.href} id={`recent-${index}`} find={find} walk={walk}>
          <b>{find.title}</b>
          <small>{find.note}</small>
        </FindOption>
      ))}
      <button
        type="button"
        {...optionOf('recent-forget', walk.active)}
        className="all"
        onClick={() => {
          clearRecentSearches();
          onClose();
        }}
      >
        {t('search.forget')}
      </button>
    </div>
  );
}
