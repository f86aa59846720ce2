import { selectIsPremium, selectLocale, selectSession } from '@tipmark/remote-kit';
import { href, type RouteName } from '@tipmark/route-builder';
import { LinkButton } from '@tipmark/ui-kit';
import { useSelector } from 'react-redux';
import en from '../../../locales/en/premium.json' with { type: 'json' };
import ru from '../../../locales/ru/premium.json' with { type: 'json' };
import type { ServedRoutes } from '../../host/routing/served-routes.ts';
import { noticeBox } from '../../shared/notice-box.ts';

const texts = { ru, en } as const;

interface PremiumNoticeProps {
  /** `?source=` of the address: the page that led here. */
  readonly source: string | null;
  readonly served: ServedRoutes;
}

/**
 * Shown where no remote of the composition sells subscriptions: what one opens, how subscribers
 * sign in, and where to go without one.
 */
export function PremiumNotice({ source, served }: PremiumNoticeProps) {
  const locale = useSelector(selectLocale);
  const { isSignedIn } = useSelector(selectSession);
  const isPremium = useSelector(selectIsPremium);
  const text = texts[locale];
  const addressOf = (route: RouteName, params = {}) => href(route, params, { locale });
  const hasTrends = served.has('valueTrends');
  const next = source === 'value-trends' && hasTrends ? addressOf('valueTrends') : undefined;
  const cameFrom = { source: next === undefined ? 'premium' : source, next };
  const canSignIn = !isSignedIn && served.has('login');
  return (
    <section className={noticeBox}>
      <h1>{text.title}</h1>
      <p>{text.inside}</p>
      <p>{isPremium ? text.running : text.closed}</p>
      {canSignIn && (
        <>
          <p>{next === undefined ? text.guest : text.guestBack}</p>
          <div>
            <LinkButton kind="primary" href={addressOf('login', cameFrom)}>
              {text.signIn}
            </LinkButton>
            {served.has('register') && (
              <LinkButton href={addressOf('register', cameFrom)}>{text.register}</LinkButton>
            )}
          </div>
        </>
      )}
      <ul>
        {isPremium && hasTrends && (
          <li>
            <a href={addressOf('valueTrends')}>{text.toTrends}</a>
          </li>
        )}
        {!isPremium && served.has('index') && (
          <li>
            <a href={addressOf('index')}>{text.toIndex}</a>
          </li>
        )}
        {served.has('mathAnalysis') && (
          <li>
            <a href={addressOf('mathAnalysis')}>{text.toAnalysis}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
