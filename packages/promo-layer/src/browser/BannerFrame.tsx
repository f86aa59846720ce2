import { PROMO_DELAY_MS } from '@tipmark/promo';
import { useEffect, useRef } from 'react';
import * as style from './promo-class.ts';

interface BannerFrameProps {
  readonly src: string;
  /** The only origin the frame may send from. */
  readonly origin: string;
  readonly title: string;
  /** The message by which the frame requests to be closed. */
  readonly message: string | undefined;
  readonly onClose: () => void;
}

/** It may read the storage of its own host, so its host is never the site's. */
const SANDBOX = 'allow-forms allow-popups allow-scripts allow-same-origin';

/** An offer rendered by another host, in a frame that cannot access the page. */
export function BannerFrame({ src, origin, title, message, onClose }: BannerFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (event: MessageEvent<unknown>) => {
      const isOwn = event.origin === origin && event.source === element.current?.contentWindow;
      if (!isOwn || message === undefined || event.data !== message) return;
      clearTimeout(timer);
      timer = setTimeout(onClose, PROMO_DELAY_MS.afterFrameMessage);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      clearTimeout(timer);
    };
  }, [origin, message, onClose]);
  return (
    <iframe
      ref={element}
      className={style.frame}
      src={src}
      title={title}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
}
