import type { MatchWithLeague } from '@tipmark/contract';
import { href, type RouteName } from '@tipmark/route-builder';
import { css, MOBILE } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../page/reader.ts';

const button = css`
  min-height: 44px;
  padding: 0 16px;
  font-size: ${font.small};
  line-height: 18px;
  font-weight: ${weight.medium};
  color: var(--accent);
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} { padding: 0 var(--gutter); }
  @media (scripting: none) { display: none; }
`;

interface CalendarButtonProps {
  readonly matches: readonly MatchWithLeague[];
  readonly title: string;
  readonly matchRoute: RouteName;
  readonly durationMinutes: number;
  readonly nowSeconds: number;
  readonly reader: Reader;
}

/** Next matches as a file for the visitor's calendar; absent when there are none. */
export const CalendarButton = (props: CalendarButtonProps) => {
  const { matches, title, matchRoute, durationMinutes, nowSeconds, reader } = props;
  const { t, locale } = reader;
  if (matches.length === 0) return null;
  const save = async () => {
    const { saveCalendar } = await import('./save-calendar.ts');
    saveCalendar({
      title,
      matches,
      durationMinutes,
      nowSeconds,
      host: location.hostname,
      addressOf: (matchUrl) => location.origin + href(matchRoute, { matchUrl }, { locale }),
    });
  };
  return (
    <button type="button" className={button} onClick={() => void save()}>
      {t('common:button.calendar')}
    </button>
  );
};
