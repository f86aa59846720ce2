import { tableOf } from '@tipmark/domain';

/** Names of leagues as other sources give them, by country and a provider's name. */
const NAMES = tableOf<string>({
  'AR Liga Profesional Argentina': 'Argentine Primera División',
  'AT Bundesliga': 'Austrian Bundesliga',
  'BE Jupiler Pro League': 'Belgian Pro League',
  'BR Serie A': 'Brasileirão Serie A',
  'BR Campeonato Brasileiro Série A': 'Brasileirão Serie A',
  'CH Super League': 'Swiss Super League',
  'CN Super League': 'Chinese Super League',
  'DK Superliga': 'Danish Superliga',
  'ES Primera Division': 'La Liga',
  'GB-SCT Premiership': 'Scottish Premiership',
  'GB-SCT Championship': 'Scottish Championship',
  'GB-SCT League One': 'Scottish League One',
  'GB-SCT League Two': 'Scottish League Two',
  'GR Super League 1': 'Super League Greece',
  'IE Premier Division': 'Irish Premier Division',
  'RO Liga I': 'Romanian Liga I',
  'RU Premier League': 'Russian Premier League',
  'ZZ CONMEBOL Libertadores': 'Copa Libertadores',
  'ZZ CONMEBOL Sudamericana': 'Copa Sudamericana',
  'ZZ Copa America': 'Copa América',
  'ZZ Euro Championship': 'European Championship',
});
/** Federations before names of international competitions. */
const FEDERATION = /^(?:UEFA|FIFA|CONMEBOL)\s+/;

/** One name for a league of several providers, so that its matches stay in one league. */
export function leagueName(countryCode: string, name: string): string {
  const known = NAMES[`${countryCode} ${name}`];
  if (known !== undefined) return known;
  if (countryCode !== 'ZZ') return name;
  const own = name.replace(FEDERATION, '');
  return own === 'Europa Conference League' ? 'Conference League' : own;
}
