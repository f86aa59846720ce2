import { PROMO_DELAY_MS } from '@tipmark/promo';
import { selectLocale } from '@tipmark/remote-kit';
import { css } from '@tipmark/ui-kit';
import { radius, weight } from '@tipmark/ui-kit/style-values';
import en from '../../../locales/en/install.json' with { type: 'json' };
import ru from '../../../locales/ru/install.json' with { type: 'json' };
import type { HostStore } from '../store/create-host-store.ts';
import { INSTALL_MARK } from './install-mark.ts';

const messages = { ru, en };

/** The event Chromium fires on a page that can be installed. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallPromptOptions {
  readonly store: Pick<HostStore, 'getState'>;
  readonly report: (type: string) => void;
  readonly device?: Pick<Navigator, 'userAgent'> & { readonly serviceWorker?: unknown };
}

const buttonClass = () => css`
  display: block;
  min-height: 44px;
  margin: 0 auto 16px;
  padding: 0 20px;
  border: 1px solid var(--borderStrong);
  border-radius: ${radius.field};
  font-weight: ${weight.medium};
  @media print {
    display: none;
  }
`;

/**
 * Android's offer to install is intercepted and shown at the end of the page as a button, where it
 * covers nothing; the outcome is reported.
 */
export function followInstallPrompt({
  store,
  report,
  device = navigator,
}: InstallPromptOptions): () => void {
  if (!/Android/.test(device.userAgent) || !device.serviceWorker) return () => {};
  let button: HTMLButtonElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function request(event: InstallPromptEvent): Promise<void> {
    button?.remove();
    try {
      await event.prompt();
      report(`install_prompt_${(await event.userChoice).outcome}`);
    } catch {
      report('install_prompt_failure');
    }
  }

  function capture(event: Event): void {
    event.preventDefault();
    report('install_prompt_captured');
    clearTimeout(timer);
    timer = setTimeout(offer, PROMO_DELAY_MS.popup.note, event);
  }

  function offer(event: Event): void {
    button?.remove();
    button = document.createElement('button');
    button.type = 'button';
    button.setAttribute(INSTALL_MARK, '');
    button.className = buttonClass();
    button.textContent = messages[selectLocale(store.getState())].install;
    button.addEventListener('click', () => void request(event as InstallPromptEvent), {
      once: true,
    });
    // beside the application: what React rendered stays untouched
    document.getElementById('root')?.after(button);
  }

  function installed(): void {
    clearTimeout(timer);
    button?.remove();
    report('install_prompt_installed');
  }

  window.addEventListener('beforeinstallprompt', capture);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', capture);
    window.removeEventListener('appinstalled', installed);
    clearTimeout(timer);
    button?.remove();
  };
}
