import type { Sport } from '@tipmark/domain';
import { SearchField } from '@tipmark/header-search';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { Button, css } from '@tipmark/ui-kit';
import { font, gap, radius } from '@tipmark/ui-kit/style-values';
import type { ServedRoutes } from '../host/routing/served-routes.ts';
import { searchPageOf } from '../layout/composition.ts';

const form = css`
  position: relative;
  display: flex;
  gap: ${gap[8]};
  width: min(480px, 100%);
  & > svg { position: absolute; left: 12px; top: 14px; color: var(--text3); pointer-events: none; }
  & > input { flex: 1; min-width: 0; height: 44px; padding: 0 12px 0 36px; border: 1px solid var(--borderStrong); border-radius: ${radius.field}; background: var(--surface); font-size: ${font.large}; }
  & > button { height: 44px; }
  & > div { position: absolute; top: 48px; bottom: auto; min-width: 0; max-height: min(420px, 60vh); border: 1px solid var(--border); border-radius: ${radius.card}; background: var(--raised); box-shadow: var(--shadow); }
`;

interface SearchFormProps {
  readonly sport: Sport;
  readonly served: ServedRoutes;
}

/** The search inside a page, which needs no scripts; empty while none is served. */
export function SearchForm({ sport, served }: SearchFormProps) {
  const { t } = useTranslation('common');
  const page = searchPageOf(sport, served);
  return page ? (
    <SearchField className={form} sport={sport} page={page} served={served}>
      <Button type="submit">{t('search.submit')}</Button>
    </SearchField>
  ) : null;
}
