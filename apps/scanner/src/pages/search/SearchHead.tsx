import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatTime } from '@tipmark/remote-kit/i18n';
import { href, type RouteName } from '@tipmark/route-builder';
import { Tabs } from '@tipmark/ui-kit';
import { FreshStamp } from '@tipmark/ui-kit/betting';
import type { SearchKind } from './criteria/search-kinds.ts';

interface SearchHeadProps {
  readonly route: RouteName;
  readonly current: SearchKind['tab'];
  /** How many were found, and when; absent while loading. */
  readonly found: { readonly count: number; readonly asOf: number } | undefined;
  readonly reader: Reader;
}

/** What the search is for, its time, and how many it found. */
export const SearchHead = ({ route, current, found, reader }: SearchHeadProps) => {
  const { t, locale, timeZone } = reader;
  const items = (['tips', 'cappers'] as const).map((key) => ({
    key,
    href: href(route, { tab: key === 'cappers' ? key : undefined }, { locale }),
    text: t(`search.tab-${key}`),
    ...(key === current && found && { count: formatNumber(found.count, locale) }),
  }));
  return (
    <>
      <p className="lead">
        {t(`search.lead-${current}`)}
        {found && (
          <FreshStamp
            text={t('search.asOf', { time: formatTime(found.asOf, locale, timeZone) })}
            isStale={false}
          />
        )}
      </p>
      <Tabs label={t('search.what')} items={items} current={current} />
    </>
  );
};
