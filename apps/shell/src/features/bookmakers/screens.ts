// named by their routes
export * as bookmaker from './bookmaker-screen.ts';
export * as bookmakers from './bookmakers-screen.ts';
