import { selectNowSeconds, selectTimeZone } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { zoneText } from '../host/timezone/zone-text.ts';

const note = css`
  margin-left: auto;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[4]} ${gap[12]};
  > button {
    min-height: 24px;
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  > .plain { display: none; }
  /* its room stays, so that nothing moves when the zone is known */
  > .assumed { visibility: hidden; }
  [data-zone='assumed'] & > .assumed { visibility: visible; }
  @media (scripting: none) {
    > button { display: none; }
    > .plain { display: inline-flex; text-decoration: underline dotted; }
  }
`;

const Chooser = lazy(async () => ({
  default: (await import(/* webpackChunkName: "on-demand" */ './TimeZoneChooser.tsx'))
    .TimeZoneChooser,
}));

interface TimeZoneNoteProps {
  /** Page where a zone is chosen without scripts. */
  readonly plainHref: string;
}

/** The time zone of the page, and a link to change it. */
export function TimeZoneNote({ plainHref }: TimeZoneNoteProps) {
  const { t } = useTranslation(['common', 'layout']);
  const timeZone = useSelector(selectTimeZone);
  const zone = zoneText(timeZone, useSelector(selectNowSeconds), t);
  const text = t('footer.time', { zone });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={note}>
      <span className="assumed">{t('footer.zoneAssumed')}</span>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {text}
      </button>
      <a className="plain" rel="nofollow" href={plainHref}>
        {text}
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <Chooser />
        </Suspense>
      )}
    </span>
  );
}
