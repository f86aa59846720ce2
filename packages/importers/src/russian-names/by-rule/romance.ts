import { JOT, spelling } from './spelling.ts';

export const SPANISH = spelling(
  'ch→ч lla→лья lle→лье lli→льи llo→льо llu→лью ll→ль ñ[aá]→нья ñ[eé]→нье ñ[ií]→ньи ñ[oó]→ньо ñu→нью ñ→нь',
  'ia$→ия ie→ие qu[eé]→ке gu[eé]→ге ^h[eé]→э ^cc→к qu(?=[ií])→к qu→ку gu(?=[ií])→г gü→гу g(?=[eiéí])→х j→х c(?=[eiéí])→с z→с ^x→х ph→ф th→т h→',
  '(?<=C)y$→и y$→й ^ya→я ^ye→е ^yo→йо ^yu→ю (?<=V)ya→я (?<=V)ye→йе (?<=V)yo→йо (?<=V)yu→ю y(?=V)→ь (?<=V)y→й',
  '(?<=[aeoáéó])i(?=C|$)→й ui(?=[szn])→уи ^i(?=V)→и (?<=[aou])[eé]→э',
  'l(?=C|$)→ль ^[eé]→э ai→ай aí→аи eí→еи',
);

const PORTUGUESE_RULES =
  'nh[aáâ]→нья nh[eéê]→нье nhi→ньи lh[aáâ]→лья lh[eéê]→лье lhi→льи lhu→лью nhu→нью ' +
  'ch→ш ção$→сан ções$→сойнс ão→ан ao$→ан ães→айнс ãe→айн ões→ойнс ã→а õ→о ia$→ия qu[eé]→ке gu[eé]→ге qu(?=[ií])→к qu→ку ' +
  'gu(?=[eiéí])→г g(?=[eiéíê])→ж j→ж c(?=[eiéíê])→с ç→с x→ш ph→ф th→т h→ z$→с ^y→и y→и ' +
  '(?<=[aeiouáéíóúâêô])s(?=[aeiouáéíóúâêô])→з ' +
  'ou→оу (?<=[aeo])i(?=C|V|$)→й (?<=[aeo])y→й (?<=[aou])[eé]→э ^[eéê]→э w→в ll→лл';

export const BRAZILIAN = spelling('nh[oô]→ньо lh[oô]→льо', PORTUGUESE_RULES);

export const PORTUGUESE = spelling(
  'nho→нью lho→лью os$→уш o$→у s$→ш s(?=[cptfq])→ш z$→ш',
  PORTUGUESE_RULES,
);

export const ITALIAN = spelling(
  'sch→ск sci(?=[aou])→ш sc(?=[eiìè])→ш glia→лья glie→лье glio→льо gliu→лью gli→льи',
  'cia$→чия gia$→джия ia$→ия ie→ье gna→нья gne→нье gni→ньи gno→ньо gnu→нью cch→кк ch→к ggh→гг gh→г',
  'cci(?=[aou])→чч cc(?=[eiìè])→чч ci(?=[aou])→ч c(?=[eiìè])→ч ggi(?=[aou])→ддж gg(?=[eiìè])→ддж',
  'gi(?=[aou])→дж g(?=[eiìè])→дж zz→цц z→ц qu→ку h→ (?<=V)s(?=V)→з x→кс y→и',
  '(?<=^C{1,2})ia(?=C)→ья (?<=^C{1,2})io(?=C)→ьо (?<=V)i(?=C|V|$)→й',
  'll→лл l(?=C|$)→ль ^[eéè]→э (?<=[aou])[eéè]→э',
  JOT,
);

export const FRENCH = spelling(
  'que$→к ques$→к gue$→г gues$→г cqu→к que(?!t)→ке gue(?!t)→ге guy$→ги jean→жан ^h[eéè]→э ssche$→ш eault$→о eaux$→о eaud$→о eaut$→о eau→о ault$→о auld$→о aud$→о aut$→о aux$→о auds$→о au→о',
  'oin(?=C|$)→уэн oy(?=V)→уай oi[tsdx]$→уа oi→уа oû→у ouill→уй ou[tsdx]$→у oux$→у ou→у',
  'ieux$→ьё ieu→ьё ^eu→э œu→ё eux$→ё eu→ё ^ai→э ain[st]?$→ен aim$→ем ain(?=C)→ен ein(?=C|$)→ен',
  'aill(?=e)→ай ail$→ай eill(?=e)→ей eil$→ей euil→ёй (?<=C)ille$→ий (?<=C)illes$→ий (?<=C)illa→ийя',
  '(?<=C)ille→ийе (?<=C)illo→ийо (?<=C)illi→ийи ais$→е ait$→е aît→ет ay$→е ay(?=V)→ай ai→е ei→е ey$→е',
  'ien(?=$|C)→ьен iens$→ьен yen$→йен ier[s]?$→ье iè→ье ié→ье ie$→и ies$→и ia→иа io→ьо ïa→ия',
  'ent$→ан end$→ан ens$→ан ^em(?=[bp])→ам en(?=C)(?!nn)→ан ant[s]?$→ан and$→ан ans$→ан',
  'in[st]?$→ен im(?=[bp])→ем in(?=[bcdfgjklpqrstvxz])→ен un$→ен un(?=[bcdfgjklpqrstvxz])→ен',
  'ond$→он ont$→он ons$→он ard[s]?$→ар art[s]?$→ар ert[s]?$→ер ers$→ер ort$→ор ord$→ор ourt$→ур ourg$→ур',
  'er$→е ez$→е ets?$→е ot[s]?$→о os$→ос at$→а ats$→а it$→и its$→и ut$→ю as$→а is$→и us$→юс és$→ес',
  'lt$→льт ld$→льд rd$→р rt$→р x$→ p$→п ncs$→н',
  'gna→нья gne$→нь gnes$→нь gne→нье gné→нье gno→ньо gni→ньи gn→нь',
  'tch→ч sch→ш ch(?=[rl])→к ch→ш ph→ф th→т qu→к gu(?=[eiéèêy])→г ge(?=[aou])→ж g(?=[eiéèêy])→ж j→ж',
  'cc(?=[eiéè])→кс sc(?=[eiéè])→с c(?=[eiéèêy])→с ç→с ss→сс (?<=V)s(?=V)→з h→ ck→к',
  'lles?$→ль ll→лл l(?=C|$)→ль (?<=C)es$→ (?<=C)e$→ (?<=é)e$→ (?<=é)es$→',
  '(?<=V)y(?=V)→й (?<=V)ï→и ë→э y→и ^[eéèê]→э (?<=[aou])[eéèê]→э u→ю û→ю ü→ю w→в x→кс z→з',
);

export const ROMANIAN = spelling(
  'ch(?=[ei])→к gh(?=[ei])→г ci(?=[aou])→ч c(?=[eiî])→ч gi(?=[aou])→дж g(?=[eiî])→дж j→ж [șş]→ш [țţ]→ц',
  '^ă→э ă→э [âî]→ы h→х x→кс y→и w→в ea(?=n|s|sc)→я iu$→иу eanu$→яну ia$→ия ia→иа io→ио ii$→ий (?<=[aeo])i(?=C|$)→й',
  '(?<=[bdfglmnprstvz])ci$→ч (?<=C)c[i]$→ч ^e→е (?<=[aou])e→е',
);
