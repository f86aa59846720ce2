import { defineScreen } from '@tipmark/remote-kit';
import { UnsubscribePage } from './UnsubscribePage.tsx';
import { activeLoad, unsubscribeCommand } from './unsubscribe-loads.ts';

export const loads = [activeLoad];
export const commands = [unsubscribeCommand];

/** No load runs on arrival: an email scanner that follows the link sends no request. */
export const screen = defineScreen({
  route: 'unsubscribe',
  loads: () => [],
  Component: UnsubscribePage,
  head: (_state, _visit, t) => ({
    title: t('unsubscribe.title'),
    description: t('unsubscribe.description'),
  }),
});
