import { tableOf } from '@tipmark/domain';
/** Code of the world: international competitions. */
export const WORLD = 'ZZ';

const BRITISH = tableOf<string>({
  ENGLAND: 'GB-ENG',
  SCOTLAND: 'GB-SCT',
  WALES: 'GB-WLS',
  'NORTHERN-IRELAND': 'GB-NIR',
  'NORTHERN IRELAND': 'GB-NIR',
});

const FLAG = /\/flags\/([a-z]{2}(?:-[a-z]{3})?)\.svg$/i;
const CODE = /^(?:[A-Z]{2}|[A-Z]{2}-[A-Z]{3})$/;

/** The code of a country of which a provider gives the name, a code or the address of a flag. */
export function countryCodeOf({
  name,
  code,
  flag,
}: {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly flag?: unknown;
}): string {
  const british = typeof name === 'string' ? name.trim().toUpperCase() : '';
  const ofBritain = BRITISH[british];
  if (ofBritain !== undefined) return ofBritain;
  if (typeof code === 'string' && CODE.test(code.toUpperCase())) return code.toUpperCase();
  const [, ofFlag] = (typeof flag === 'string' ? FLAG.exec(flag) : null) ?? [];
  return ofFlag === undefined ? WORLD : ofFlag.toUpperCase();
}

/** Countries by three letters: those of ISO, and of sports federations where they differ. */
const BY_THREE =
  'ALB:AL ALG:DZ AND:AD ARG:AR ARM:AM AUS:AU AUT:AT AZE:AZ BEL:BE BGR:BG BUL:BG BIH:BA BLR:BY BOL:BO ' +
  'BRA:BR CAN:CA CHE:CH SUI:CH CHI:CL CHL:CL CHN:CN CMR:CM COL:CO CRC:CR CRI:CR CRO:HR HRV:HR CYP:CY ' +
  'CZE:CZ DEN:DK DNK:DK DEU:DE GER:DE ECU:EC EGY:EG ENG:GB-ENG ESP:ES EST:EE FIN:FI FRA:FR FRO:FO ' +
  'GEO:GE GIB:GI GRC:GR GRE:GR HUN:HU IND:IN IDN:ID IRL:IE IRN:IR ISL:IS ISR:IL ITA:IT JPN:JP JAP:JP ' +
  'KAZ:KZ KOR:KR KSA:SA SAU:SA LIE:LI LTU:LT LUX:LU LVA:LV MAR:MA MDA:MD MEX:MX MKD:MK MLT:MT MNE:ME ' +
  'NED:NL NLD:NL NGA:NG NIR:GB-NIR NOR:NO NZL:NZ PAR:PY PRY:PY PER:PE POL:PL POR:PT PRT:PT QAT:QA ' +
  'ROU:RO ROM:RO RSA:ZA ZAF:ZA RUS:RU SCO:GB-SCT SEN:SN SMR:SM SRB:RS SVK:SK SVN:SI SLO:SI SWE:SE ' +
  'THA:TH TUN:TN TUR:TR UAE:AE ARE:AE UKR:UA URU:UY URY:UY USA:US UZB:UZ VEN:VE VNM:VN WAL:GB-WLS XKX:XK';

const THREE: ReadonlyMap<string, string> = new Map(
  BY_THREE.split(' ').map((pair) => [pair.slice(0, 3), pair.slice(4)] as const),
);

/** `DEU`, `ger` → `DE`; continents and unknown codes are the world. */
export function countryOfThree(code: unknown): string {
  return (typeof code === 'string' ? THREE.get(code.toUpperCase()) : undefined) ?? WORLD;
}

/** Names of countries that the list of regions has in another way. */
const OTHER_NAMES = tableOf<string>({
  USA: 'US',
  'Czech Republic': 'CZ',
  Türkiye: 'TR',
  'Bosnia and Herzegovina': 'BA',
  'Republic of Ireland': 'IE',
  'Korea Republic': 'KR',
  'Republic of Korea': 'KR',
  Macedonia: 'MK',
  'FYR Macedonia': 'MK',
});

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...[...THREE.values()].flatMap((code) => {
    const name = regionName(code);
    return name === undefined ? [] : [[name.toUpperCase(), code] as const];
  }),
  ...Object.entries({ ...BRITISH, ...OTHER_NAMES }).map(
    ([name, code]) => [name.toUpperCase(), code] as const,
  ),
]);

function regionName(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);
}

/** `Portugal` → `PT`; undefined for what is no name of a known country. */
export function countryByName(name: unknown): string | undefined {
  return typeof name === 'string' ? BY_NAME.get(name.trim().toUpperCase()) : undefined;
}
