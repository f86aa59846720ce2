import type { MatchWithLeague } from '@tipmark/contract';
import { href } from '@tipmark/route-builder';
import { css, MOBILE } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../page/reader.ts';
import type { SportPages } from '../sport/sport-pages.ts';

const link = css`
  display: inline-block;
  padding: 0 16px;
  font-size: ${font.small};
  line-height: 44px;
  font-weight: ${weight.medium};
  color: var(--accent);
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} { padding: 0 var(--gutter); }
  @media (scripting: none) { &[type] { display: none; } }
`;

interface CalendarButtonProps {
  readonly matches: readonly MatchWithLeague[];
  readonly title: string;
  readonly sport: Pick<SportPages, 'sport' | 'routes'>;
  /** Path of the page whose matches these are. */
  readonly path: string;
  readonly nowSeconds: number;
  readonly reader: Reader;
}

/**
 * Next matches for the visitor's calendar: as a file, and as an address that a calendar program
 * follows; absent when there are none.
 */
export const CalendarButton = (props: CalendarButtonProps) => {
  const { matches, title, sport, path, nowSeconds, reader } = props;
  const { t, locale } = reader;
  if (matches.length === 0) return null;
  const save = async () => {
    const { saveCalendar } = await import('./save-calendar.ts');
    saveCalendar({
      title,
      matches,
      sport: sport.sport,
      nowSeconds,
      host: location.hostname,
      addressOf: (matchUrl) => location.origin + href(sport.routes.match, { matchUrl }, { locale }),
    });
  };
  const calendar = `/calendars${path}.ics`;
  return (
    <div>
      <button type="button" className={link} onClick={() => void save()}>
        {t('common:button.calendar')}
      </button>
      <a
        className={link}
        href={calendar}
        // a calendar program follows the address, a browser would only download it
        onClick={({ currentTarget }) => {
          currentTarget.href = `webcal://${location.host}${calendar}`;
        }}
      >
        {t('common:button.follow')}
      </a>
    </div>
  );
};
