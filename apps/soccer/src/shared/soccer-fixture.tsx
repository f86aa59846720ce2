import { renderScreen, type ScreenSetting } from '@tipmark/match-features/testing';
import { messages } from '../messages.ts';

/** A screen of soccer with its real messages on a store whose loads the test answers. */
export const renderSoccer = (setting: ScreenSetting) =>
  renderScreen({ name: 'soccer', messages }, setting);
