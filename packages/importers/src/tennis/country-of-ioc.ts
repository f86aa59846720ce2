/** Countries by the three letters that the International Olympic Committee gives them. */
const CODES =
  'ALG DZ AND AD ANG AO ANT AG ARG AR ARM AM ARU AW AUS AU AUT AT AZE AZ BAH BS BAN BD BAR BB ' +
  'BDI BI BEL BE BEN BJ BER BM BHU BT BIH BA BIZ BZ BLR BY BOL BO BOT BW BRA BR BRN BH BUL BG ' +
  'BUR BF CAM KH CAN CA CAY KY CGO CG CHI CL CHN CN CIV CI CMR CM COD CD COL CO CRC CR CRO HR ' +
  'CUB CU CYP CY CZE CZ DEN DK DJI DJ DOM DO ECU EC EGY EG ESA SV ESP ES EST EE ETH ET FIJ FJ ' +
  'FIN FI FRA FR GAB GA GBR GB GEO GE GER DE GHA GH GRE GR GRN GD GUA GT GUM GU GUY GY HAI HT ' +
  'HKG HK HON HN HUN HU INA ID IND IN IRI IR IRL IE IRQ IQ ISL IS ISR IL ISV VI ITA IT IVB VG ' +
  'JAM JM JOR JO JPN JP KAZ KZ KEN KE KGZ KG KOR KR KOS XK KSA SA KUW KW LAO LA LAT LV LBA LY ' +
  'LBN LB LCA LC LES LS LIB LB LIE LI LTU LT LUX LU MAD MG MAR MA MAS MY MDA MD MDV MV MEX MX ' +
  'MGL MN MKD MK MLI ML MLT MT MNE ME MON MC MOZ MZ MRI MU MYA MM NAM NA NCA NI NED NL NEP NP ' +
  'NGR NG NMI MP NOR NO NZL NZ OMA OM PAK PK PAN PA PAR PY PER PE PHI PH PLE PS POL PL POR PT ' +
  'PRK KP PUR PR QAT QA ROU RO RSA ZA RUS RU RWA RW SAM WS SEN SN SGP SG SIN SG SLO SI SMR SM ' +
  'SRB RS SRI LK SUD SD SUI CH SUR SR SVK SK SWE SE SYR SY TAN TZ THA TH TJK TJ TKM TM TOG TG ' +
  'TPE TW TTO TT TRI TT TUN TN TUR TR UAE AE UGA UG UKR UA URU UY USA US UZB UZ VEN VE VIE VN ' +
  'VIN VC YEM YE ZAM ZM ZIM ZW AHO CW SCG RS YUG RS TCH CZ URS RU CIS RU';

const COUNTRIES = new Map<string, string>();
const words = CODES.split(' ');
for (let index = 0; index < words.length; index += 2) {
  COUNTRIES.set(words[index] ?? '', words[index + 1] ?? '');
}

/** The country of a player; undefined where the letters name none, as those of neutral players. */
export function countryOfIoc(letters: string | undefined): string | undefined {
  return COUNTRIES.get(letters?.trim().toUpperCase() ?? '');
}
