import type { PromoChannel } from '@tipmark/promo';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { buttonClass } from '@tipmark/ui-kit';
import { sidebarBlock } from './corner-class.ts';
import { CloseButton } from './PromoParts.tsx';

interface ChannelCardProps {
  readonly channel: PromoChannel;
  readonly onConnect: () => void;
  readonly onClose: () => void;
}

/**
 * The site's own channel in a messenger, a block of the sidebar: not an advertisement, so it has no
 * label.
 */
export function ChannelCard({ channel, onConnect, onClose }: ChannelCardProps) {
  const { t } = useTranslation('promo');
  return (
    <section className={sidebarBlock} aria-label={t('channel')} data-promo="channel">
      <b>{channel.title}</b>
      <p>{channel.text}</p>
      <a
        className={buttonClass({ kind: 'plain' })}
        href={channel.url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onConnect}
      >
        {t('channelOpen')}
      </a>
      <CloseButton onClose={onClose} />
    </section>
  );
}
