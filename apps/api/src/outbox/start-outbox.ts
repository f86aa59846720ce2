import type { Services } from '../services.ts';
import { OUTBOX_TOPIC } from './enqueue.ts';
import { createSmtpTransport, storingTransport } from './mail-transport.ts';
import { workOutbox } from './work-outbox.ts';

const LOOK_EVERY_MS = 5_000;

/**
 * Sends mails as they are written and looks for waiting ones now and then.
 * @returns stops after the mails in hand
 */
export function startOutbox(
  services: Services,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from } = services.config;
  const transport = url === undefined ? storingTransport : createSmtpTransport(url, from);
  let running: Promise<unknown> | undefined;
  let isWanted = false;
  let isStopped = false;

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      await workOutbox({ services, transport }).catch(onError);
    }
    running = undefined;
  }
  function wake(): void {
    isWanted = true;
    if (!isStopped) running ??= run();
  }

  const unsubscribe = services.bus.subscribe((topics) => {
    if (topics.includes(OUTBOX_TOPIC)) wake();
  });
  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    unsubscribe();
    await running;
    transport.close();
  };
}
