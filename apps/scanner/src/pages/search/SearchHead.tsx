import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatTime } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Tabs } from '@tipmark/ui-kit';
import { FreshStamp } from '@tipmark/ui-kit/betting';
import type { Search } from './search.ts';
import type { SearchTab } from './search-address.ts';

interface SearchHeadProps {
  readonly search: Search;
  readonly current: SearchTab;
  /** How many were found; absent while loading. */
  readonly count: number | undefined;
  readonly asOf: number | undefined;
  readonly reader: Reader;
}

/** What the search is for, its time, and how many it found. */
export const SearchHead = ({ search, current, count, asOf, reader }: SearchHeadProps) => {
  const { t, locale, timeZone } = reader;
  const items = (['tips', 'cappers'] as const).map((key) => ({
    key,
    href: href(search.route, { tab: key === 'cappers' ? key : undefined }, { locale }),
    text: t(`search.tab-${key}`),
    ...(key === current && count !== undefined && { count: formatNumber(count, locale) }),
  }));
  return (
    <>
      <p className="lead">
        {t(`search.lead-${current}`)}
        {asOf !== undefined && (
          <FreshStamp
            text={t('search.asOf', { time: formatTime(asOf, locale, timeZone) })}
            isStale={false}
          />
        )}
      </p>
      <Tabs label={t('search.what')} items={items} current={current} />
    </>
  );
};
