import { formatUtcOffset } from '@tipmark/i18n';
import { selectNowSeconds, selectTimeZone } from '@tipmark/remote-kit';
import { css } from '@tipmark/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { placeIn } from '../timezone/place-in.ts';

const note = css`
  margin-left: auto;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  > button {
    min-height: 24px;
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
`;

const Chooser = lazy(async () => ({
  default: (await import(/* webpackChunkName: "on-demand" */ '../timezone/TimeZoneChooser.tsx'))
    .TimeZoneChooser,
}));

/** In which zone every time on the page is, and the way to another one. */
export function TimeZoneNote() {
  const { t } = useTranslation(['common', 'layout']);
  const timeZone = useSelector(selectTimeZone);
  const offset = formatUtcOffset(useSelector(selectNowSeconds), timeZone);
  const place = t(`layout:zone.${timeZone}`, { defaultValue: placeIn(timeZone) });
  const zone = t('layout:zone.withOffset', { place, offset });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={note}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('footer.time', { zone })}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Chooser />
        </Suspense>
      )}
    </span>
  );
}
