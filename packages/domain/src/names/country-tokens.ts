/** What names of leagues add of their country, in English and in Latin letters, by its code. */
const TOKENS =
  'AL:albania,albanian AM:armenia,armenian AR:argentina,argentine,argentinian AT:austria,austrian ' +
  'AU:australia,australian AZ:azerbaijan,azerbaijani BA:bosnia,bosnian,herzegovina BE:belgium,belgian ' +
  'BG:bulgaria,bulgarian BO:bolivia,bolivian BR:brazil,brazilian,brasil BY:belarus,belarusian ' +
  'CA:canada,canadian CH:switzerland,swiss CL:chile,chilean CN:china,chinese CO:colombia,colombian ' +
  'CR:costa,rica,rican CY:cyprus,cypriot CZ:czech,czechia,republic DE:germany,german DK:denmark,danish ' +
  'DZ:algeria,algerian EC:ecuador,ecuadorian EE:estonia,estonian EG:egypt,egyptian ES:spain,spanish ' +
  'FI:finland,finnish FO:faroe,faroese,islands FR:france,french GB-ENG:england,english ' +
  'GB-NIR:northern,ireland,irish GB-SCT:scotland,scottish GB-WLS:wales,welsh,cymru GE:georgia,georgian ' +
  'GR:greece,greek HR:croatia,croatian HU:hungary,hungarian ID:indonesia,indonesian IE:ireland,irish ' +
  'IL:israel,israeli IN:india,indian IR:iran,iranian IS:iceland,icelandic IT:italy,italian ' +
  'JP:japan,japanese KR:south,korea,korean KZ:kazakhstan,kazakh LT:lithuania,lithuanian ' +
  'LU:luxembourg LV:latvia,latvian MA:morocco,moroccan MD:moldova,moldovan ME:montenegro,montenegrin ' +
  'MK:north,macedonia,macedonian MT:malta,maltese MX:mexico,mexican NG:nigeria,nigerian ' +
  'NL:netherlands,dutch,holland NO:norway,norwegian NZ:zealand PE:peru,peruvian PL:poland,polish ' +
  'PT:portugal,portuguese PY:paraguay,paraguayan QA:qatar,qatari RO:romania,romanian ' +
  'RS:serbia,serbian RU:russia,russian,rossiya SA:saudi,arabia,arabian SE:sweden,swedish ' +
  'SI:slovenia,slovenian SK:slovakia,slovak TH:thailand,thai TN:tunisia,tunisian TR:turkey,turkish ' +
  'UA:ukraine,ukrainian US:usa,us,american UY:uruguay,uruguayan UZ:uzbekistan,uzbek ' +
  'VE:venezuela,venezuelan VN:vietnam,vietnamese ZA:south,africa,african ' +
  'ZZ:world,international,europe,european,uefa,fifa,conmebol,concacaf,afc,caf';

const BY_COUNTRY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  TOKENS.split(' ').map((entry) => {
    const [country = '', tokens = ''] = entry.split(':');
    return [country, new Set(tokens.split(','))] as const;
  }),
);

const NONE: ReadonlySet<string> = new Set();

/** Tokens that a name of a league of this country may have or leave out. */
export const countryTokens = (country: string): ReadonlySet<string> =>
  BY_COUNTRY.get(country) ?? NONE;
