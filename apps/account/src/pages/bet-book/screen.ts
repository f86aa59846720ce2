import { defineScreen, optionalLoad } from '@tipmark/remote-kit';
import { BetBookPage } from './BetBookPage.tsx';
import { readBookView } from './bet-address.ts';
import {
  addBetCommand,
  betBookLoad,
  betFormLoad,
  bookRequest,
  changeBetCommand,
  checkFileCommand,
  deleteBetCommand,
  formRequest,
  importFileCommand,
} from './bet-loads.ts';

export const loads = [betBookLoad, betFormLoad];
export const commands = [
  addBetCommand,
  changeBetCommand,
  deleteBetCommand,
  checkFileCommand,
  importFileCommand,
];

/** `/bet-book`: a visitor's own bets, seen by nobody else. */
export const screen = defineScreen({
  route: 'betBook',
  loads: ({ search }) => {
    const view = readBookView(search);
    if (view.view === 'file') return [];
    const isForm = view.view === 'add' || view.bet !== 0;
    return [optionalLoad(isForm ? formRequest(search) : bookRequest(view))];
  },
  Component: BetBookPage,
  head: (_state, _visit, t) => ({
    title: t('bets.title'),
    description: t('bets.description'),
    isIndexed: false,
  }),
});
