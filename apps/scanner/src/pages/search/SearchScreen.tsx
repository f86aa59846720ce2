import { useReader } from '@tipmark/match-features';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { CappersTab } from './CappersTab.tsx';
import { readTab } from './criteria/search-address.ts';
import type { Search } from './search.ts';
import { searchPageClass } from './search-class.ts';
import { TipsTab } from './TipsTab.tsx';

interface SearchScreenProps {
  readonly search: Search;
}

/** Open tips, or cappers: by templates and by a filter in the address. */
export const SearchScreen = ({ search }: SearchScreenProps) => {
  const { t } = useReader('scanner');
  const [params] = useSearchParams();
  return (
    <div className={searchPageClass}>
      <h1>{t('search.title')}</h1>
      {readTab(params) === 'tips' ? <TipsTab search={search} /> : <CappersTab search={search} />}
    </div>
  );
};
