import type { Sport } from '@tipmark/domain';
import { selectLocale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { Button, css } from '@tipmark/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type ServedRoutes, searchPageOf } from '../layout/composition.ts';

const form = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-width: 100%;
  input { flex: 1 1 160px; min-width: 0; max-width: 100%; height: 36px; padding: 0 12px; border: 1px solid var(--borderStrong); border-radius: 6px; background: var(--surface); }
`;

interface SearchFormProps {
  readonly sport: Sport;
  readonly served: ServedRoutes;
}

/** A search that needs no scripts; empty while none is served. */
export function SearchForm({ sport, served }: SearchFormProps) {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const search = searchPageOf(sport, served);
  if (!search) return null;
  return (
    <form className={form} action={href(search, {}, { locale })}>
      <input
        type="search"
        name="query"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
      />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  );
}
