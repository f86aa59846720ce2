import type { Reader } from '@tipmark/match-features';
import { selectSession, useServedRoutes } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { LinkButton } from '@tipmark/ui-kit';
import { demoClass } from './scanner-class.ts';

interface DemoProps {
  /** The page to return to. */
  readonly here: string;
  readonly reader: Reader;
}

/** Says that the data is delayed and incomplete, and how to see all of it. */
export const Demo = ({ here, reader: { t, locale } }: DemoProps) => {
  const served = useServedRoutes();
  const { isSignedIn } = useSelector(selectSession);
  const cameFrom = { source: 'odds-scanner', next: here };
  return (
    <section className={demoClass} aria-label={t('oddsScanner.demo')}>
      <p>
        <b>{t('oddsScanner.demo')}</b> {t('oddsScanner.demoText')}
      </p>
      <div className="ways">
        <LinkButton kind="primary" href={href('premium', cameFrom, { locale })}>
          {t('oddsScanner.toPremium')}
        </LinkButton>
        {!isSignedIn && served.has('login') && (
          <LinkButton href={href('login', cameFrom, { locale })}>{t('nav.login')}</LinkButton>
        )}
      </div>
    </section>
  );
};
