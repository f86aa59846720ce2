import { type Reader, usePageAddress } from '@tipmark/match-features';
import { selectSession } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { LinkButton } from '@tipmark/ui-kit';
import { lockedClass } from './search-class.ts';

interface LockedProps {
  /** The page to return to. */
  readonly here: string;
  readonly reader: Reader;
}

const SOURCE = 'search';

/** Says that only presets are open to everyone, and how to get the rest. */
export const Locked = ({ here, reader: { t, locale } }: LockedProps) => {
  const addressOf = usePageAddress();
  const { isSignedIn } = useSelector(selectSession);
  const login = addressOf('login', { source: SOURCE, next: here });
  return (
    <section className={lockedClass} aria-label={t('search.lockedTitle')}>
      <p>
        <b>{t('search.lockedTitle')}</b> {t('search.lockedText')}
      </p>
      <div className="ways">
        <LinkButton
          kind="primary"
          href={href('premium', { source: SOURCE, next: here }, { locale })}
        >
          {t('search.toPremium')}
        </LinkButton>
        {!isSignedIn && login !== undefined && (
          <LinkButton href={login}>{t('button.signIn')}</LinkButton>
        )}
      </div>
    </section>
  );
};
