// Only for tests of remotes: a screen as its host shows it.

export { page as seasonPage } from '../pages/league/league-page-fixture.ts';
export { drawStory } from './draw-story.tsx';
export {
  NOW_SECONDS,
  type Remote,
  ready,
  renderScreen,
  type ScreenSetting,
} from './render-screen.tsx';
export { ScreenStage } from './screen-stage.tsx';
