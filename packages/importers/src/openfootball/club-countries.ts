/** Countries of clubs as competitions of several countries write them behind a name: `(ENG)`. */
const COUNTRIES: Record<string, string> = {
  ...{ ALB: 'AL', ALG: 'DZ', AND: 'AD', ARG: 'AR', ARM: 'AM', AUS: 'AU', AUT: 'AT', AZE: 'AZ' },
  ...{ BEL: 'BE', BIH: 'BA', BLR: 'BY', BOL: 'BO', BRA: 'BR', BUL: 'BG', CHI: 'CL', CHN: 'CN' },
  ...{ CIV: 'CI', CMR: 'CM', COL: 'CO', CRC: 'CR', CRO: 'HR', CYP: 'CY', CZE: 'CZ', DEN: 'DK' },
  ...{ ECU: 'EC', EGY: 'EG', ENG: 'GB-ENG', ESP: 'ES', EST: 'EE', FIN: 'FI', FRA: 'FR', FRO: 'FO' },
  ...{ GEO: 'GE', GER: 'DE', GIB: 'GI', GRE: 'GR', HUN: 'HU', IRL: 'IE', ISL: 'IS', ISR: 'IL' },
  ...{ ITA: 'IT', JPN: 'JP', KAZ: 'KZ', KOR: 'KR', KOS: 'XK', KSA: 'SA', LIE: 'LI', LTU: 'LT' },
  ...{ LUX: 'LU', LVA: 'LV', MAR: 'MA', MDA: 'MD', MEX: 'MX', MKD: 'MK', MLT: 'MT', MNE: 'ME' },
  ...{ NED: 'NL', NIR: 'GB-NIR', NOR: 'NO', NZL: 'NZ', PAR: 'PY', PER: 'PE', POL: 'PL', POR: 'PT' },
  ...{ QAT: 'QA', ROU: 'RO', RSA: 'ZA', RUS: 'RU', SCO: 'GB-SCT', SMR: 'SM', SRB: 'RS', SUI: 'CH' },
  ...{ SVK: 'SK', SVN: 'SI', SWE: 'SE', TUN: 'TN', TUR: 'TR', UAE: 'AE', UKR: 'UA', URU: 'UY' },
  ...{ USA: 'US', UZB: 'UZ', VEN: 'VE', WAL: 'GB-WLS' },
  // Plays in the league of France.
  MCO: 'FR',
};

/** `Aston Villa FC (ENG)` as the club of its country that the national files know. */
export function clubOf(name: string): { club: string; countryCode: string } | undefined {
  const [, club, code] = /^(.+\S)\s*\(([A-Z]{3})\)$/.exec(name) ?? [];
  const countryCode = COUNTRIES[code ?? ''];
  return club === undefined || countryCode === undefined ? undefined : { club, countryCode };
}
