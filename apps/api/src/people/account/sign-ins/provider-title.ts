import { tableOf } from '@tipmark/domain';

/** The name on a button, where it is not made from the id. */
const TITLES = tableOf<string>({
  vk: 'VK ID',
  yandex: 'Yandex',
  google: 'Google',
  telegram: 'Telegram',
  telegram_id: 'Telegram',
  demo: 'Demo ID',
});

/** The name of another site on its button. */
export function titleOfProvider(id: string): string {
  const spaced = id.replaceAll('_', ' ');
  return TITLES[id] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
