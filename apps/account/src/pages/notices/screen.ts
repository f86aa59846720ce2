import { defineScreen, optionalLoad } from '@tipmark/remote-kit';
import { NoticesPage } from './NoticesPage.tsx';
import { noticesLoad, readNoticesCommand } from './notices-loads.ts';

export const loads = [noticesLoad];
export const commands = [readNoticesCommand];

export const screen = defineScreen({
  route: 'notices',
  loads: () => [optionalLoad(noticesLoad.requested({}))],
  Component: NoticesPage,
  head: (_state, _visit, t) => ({
    title: t('notices.title'),
    description: t('notices.description'),
  }),
});
