import { selectLocale, selectNowSeconds, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { Select } from '@tipmark/ui-kit';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sessionRead } from '../host/state/session-reducer.ts';
import { zoneOptions } from '../host/timezone/zone-options.ts';

const ofDevice = '';
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of every time on the site: the device's, or the visitor's own choice. */
export function TimeZoneChooser() {
  const { t } = useTranslation('layout');
  const dispatch = useDispatch();
  const nowSeconds = useSelector(selectNowSeconds);
  const locale = useSelector(selectLocale);
  const { timeZone, isTimeZoneManual } = useSelector(selectSession);
  const options = useMemo(() => {
    const zones = zoneOptions(timeZone, nowSeconds, t, locale);
    return [{ value: ofDevice, text: t('zone.ofDevice') }, ...zones];
  }, [t, nowSeconds, timeZone, locale]);
  return (
    <Select
      label={t('zone.choose')}
      name="timeZone"
      options={options}
      value={isTimeZoneManual ? timeZone : ofDevice}
      onChoose={(zone) =>
        dispatch(
          sessionRead({
            timeZone: zone === ofDevice ? deviceZone() : zone,
            isTimeZoneManual: zone !== ofDevice,
          }),
        )
      }
    />
  );
}
