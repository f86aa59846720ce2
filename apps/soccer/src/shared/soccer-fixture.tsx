import { renderScreen, type ScreenSetting } from '@tipmark/match-features/testing';
import { messages } from '../messages.ts';

/** A soccer screen with its real messages on a store; the test answers its loads. */
export const renderSoccer = (setting: ScreenSetting) =>
  renderScreen({ name: 'soccer', messages }, setting);
