// For tests of remotes alone: a screen as its host shows it.

export { page as seasonPage } from '../pages/league/league-page-fixture.ts';
export {
  NOW_SECONDS,
  type Remote,
  ready,
  renderScreen,
  type ScreenSetting,
} from './render-screen.tsx';
