export {
  type ApiSportsServer,
  type ServedBookmaker,
  startApiSportsServer,
} from './api-sports-server.ts';
export { type BetfairServer, startBetfairServer } from './betfair/betfair-server.ts';
export {
  aServedMarket,
  aServedRunner,
  bestOf,
  type ServedMarket,
} from './betfair/served-market.ts';
export { startFootballDataServer } from './football-data-server.ts';
export { type LigaServer, startNhlServer, startOpenLigaServer } from './free-servers.ts';
export { type OddsApiServer, startOddsApiServer } from './odds-api-server.ts';
export {
  type ProviderFault,
  type ProviderServer,
  startProviderServer,
} from './provider-server.ts';
export { aServedMatch, EPL, type ServedLeague, type ServedMatch } from './served-match.ts';
