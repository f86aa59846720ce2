// Only for tests of remotes: a screen as its host shows it.

export { page as seasonPage } from '../pages/league/league-page-fixture.ts';
export * from './draw-story.tsx';
export * from './render-screen.tsx';
export * from './screen-stage.tsx';
