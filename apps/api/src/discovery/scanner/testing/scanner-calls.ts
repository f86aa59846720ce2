import type { EndpointName } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import type { InjectOptions } from 'fastify';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';
import { aSubscriber } from './a-subscriber.ts';
import { aStatedMatch, MATCHES, pricesOf, SETTING } from './random-odds.ts';

type ScannerName = Extract<
  EndpointName,
  | `${string}OddsScanner${string}`
  | `${string}Arbitrage`
  | `${string}DroppingOdds`
  | `${string}OddsGrid`
>;

const HOUR = 3_600;

/** The most expensive call of the scanner of every sport. */
export function scannerCalls(
  api: () => TestApi,
): Record<ScannerName, () => Promise<InjectOptions>> {
  let sent: Promise<void> | undefined;
  const send = async () => {
    const now = api().services.clock();
    await sendFeed(api(), [
      ...SETTING,
      ...MATCHES.flatMap((_, index) => [
        aStatedMatch(index, now + HOUR),
        pricesOf(index, now - HOUR),
      ]),
    ]);
  };
  const post = async (url: string, payload: object): Promise<InjectOptions> => {
    sent ??= send();
    await sent;
    const { headers } = await aSubscriber(api());
    await api().services.scanner.settled();
    return { method: 'POST', url, payload, headers: { ...headers } };
  };
  const parameters = (sport: string) => async () => {
    const call = await post(`/${sport}/odds-scanner/templates`, {
      name: 'Described',
      params: { isOnlyTipsDescription: true },
    });
    const { id } = (await api().app.inject(call)).json().data;
    return { ...call, url: `/${sport}/odds-scanner/parameters`, payload: { templateId: id } };
  };
  const record = (sport: string) => async () => {
    const call = await post(`/${sport}/odds-scanner/templates`, {
      name: 'Recorded',
      params: { minChangePercent: 3 },
    });
    const { id } = (await api().app.inject(call)).json().data;
    return { ...call, url: `/${sport}/odds-scanner/record`, payload: { templateId: id } };
  };
  const details = (sport: keyof typeof SPORT, oddType: string) => async () => {
    const url = `/${sport}/odds-scanner/outcome-details`;
    const call = await post(url, {});
    const [match] = api().services.scanner.index.blocksOf(SPORT[sport]);
    return { ...call, payload: { bkMatchId: match?.id, oddsTypes: [oddType] } };
  };
  const arbitrage = (sport: string) => async () => {
    const { headers } = await post(`/${sport}/arbitrage`, {});
    return { url: `/${sport}/arbitrage`, headers: headers ?? {} };
  };
  const falls = (sport: string) => async () => {
    const { headers } = await post(`/${sport}/dropping-odds`, {});
    return { url: `/${sport}/dropping-odds?change=1`, ...(headers && { headers }) };
  };
  const grid = (sport: string) => async () => {
    await post(`/${sport}/odds-grid`, {});
    const timestamp = api().services.clock() + HOUR;
    return { url: `/${sport}/odds-grid?timestamp=${timestamp}` };
  };
  return {
    soccerArbitrage: arbitrage('soccer'),
    hockeyArbitrage: arbitrage('hockey'),
    tennisArbitrage: arbitrage('tennis'),
    soccerOddsGrid: grid('soccer'),
    hockeyOddsGrid: grid('hockey'),
    tennisOddsGrid: grid('tennis'),
    soccerDroppingOdds: falls('soccer'),
    hockeyDroppingOdds: falls('hockey'),
    tennisDroppingOdds: falls('tennis'),
    soccerOddsScannerParameters: parameters('soccer'),
    hockeyOddsScannerParameters: parameters('hockey'),
    tennisOddsScannerParameters: parameters('tennis'),
    soccerOddsScannerRecord: record('soccer'),
    hockeyOddsScannerRecord: record('hockey'),
    tennisOddsScannerRecord: record('tennis'),
    soccerOddsScannerOutcomeDetails: details('soccer', '1x2.1'),
    hockeyOddsScannerOutcomeDetails: details('hockey', '1x2.1'),
    tennisOddsScannerOutcomeDetails: details('tennis', 'win.1'),
  };
}
