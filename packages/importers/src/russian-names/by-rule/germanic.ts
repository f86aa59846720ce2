import { JOT, spelling } from './spelling.ts';

/** Austria and Switzerland, too. */
export const GERMAN = spelling(
  'tzsch→ч tsch→ч sch→ш chs→кс ch→х ck→к c(?=[eiäöy])→ц ph→ф th→т tz→ц dt→дт ^sp→шп ^st→шт ss→сс qu→кв zz→цц z→ц sh→ш ^v→ф v$→ф v→в qu→кв aie→айе eie→айе aye→айе eye→айе',
  'ei→ай ey→ай ai→ай ay→ай ^eu→ой eu→ой äu→ой ie→и (?<=[aeiouäöü])h(?=C|$)→ (?<=[aeiouäöü])h(?=e[rnl])→',
  '^ä→э ^ö→э ^ü→и ä→е ^ae→э ^oe→э ^ue→и (?<=C)ae→е (?<=C)oe→ё (?<=[bcdfghjklmnprstvwxz])ue→ю',
  '^s(?=[aeiouyäöü])→з (?<=[aeiouyäöü])s(?=[aeiouyäöü])→з',
  'lla→лла ll→лл l(?=C|$)→ль ^y(?=V)→й ia$→ия ia→иа ^je→е',
  JOT,
);

/** Flemish, too. */
export const DUTCH = spelling(
  'eij→ей sh→ш (?<=[aeo])y→й sch(?=$)→с sch→сх ieuw→ив eeuw→еув ieu→ьё ie→и ij→ей oe→у ^ui→эй ^uy→эй ui→ёй uy→ёй ouw→ау ou→ау',
  'auw→ау eu→ё oo→о aa→а ^ee→э ee→е uu→ю ei→ей ey→ей ch→х ck→к ph→ф th→т tj→тй c(?=[eiy])→с qu→кв',
  'dt$→дт z→з (?<=C)u(?=C|$)→ю ai→ай oi→ой ia→иа',
  JOT,
);

/** Swedish, Danish, Norwegian, Icelandic. */
export const SCANDINAVIAN = spelling(
  'skj→ш stj→ш ^sj→ш ^tj→ч ^kj→ч ^hj→й ^gj→й ^lj→й ch→к ck→к ph→ф th→т qu→кв qv→кв c(?=[eiyäæ])→с',
  'z→с xx→кс aa→о å→о (?<=C)jö→ьё ^bjo(?=r)→бьё ^bjø→бьё stro(?=m)→стрё ^so(?=der)→сё ^oster→эстер',
  'øy→ёй ey→ей ei→ей øi→ёй ai→ай oi→ой ^[öø]→э ^[äæ]→э ^y→и y(?=V)→й (?<=C)y(?=C|$)→ю [äæ]→е',
  'dahl→даль (?<=V)h(?=C)→ ll(?=C|$)→лль ll→лл l(?=C|$)→ль gaard→гор gård→горд ia→иа',
  JOT,
);

/** Spelt by ear, as far as rules go. */
export const ENGLISH = spelling(
  '^kn→н ^wr→р ^who→ху ^wh(?=i)→у ^wha→уо ^wh→у ^mac(?=k)→ма ^mac(?=C)→мак ^mc(?=k)→мак ^mc→мак ^ph→ф',
  'john→джон ingham$→ингем ^x→кс ^ai→ай ^ay→ай ^ll→л ssian$→сян (?<=[kszmnrtl])ian$→ян aya$→айя iah$→иа ia$→ия ah$→а eana$→еана eas$→еас iya→ия iyo→иё ^ei→ай ^ea(?=rl)→ё ^ea→и ^ey→эй ^eu→ю ^u(?=n)→а',
  'wright$→райт worth$→уорт well$→уэлл wells$→уэллс wick$→уик wich$→идж smith→смит shaw→шоу white→уайт',
  'stone→стоун house→хаус wood→вуд woods→вудс borough$→боро burgh$→бург burg$→берг bury$→бери',
  'ford$→форд fords$→фордс field$→филд fields$→филдс land$→ленд lands$→лендс ham$→хэм man$→ман',
  'man(?=n$)→ман son$→сон ton$→тон ley$→ли leigh$→ли ney$→ни dge→дж gan$→ган gen$→ген ger$→гер',
  'igh→ай augh→о ough→о eigh→ей tch→ч sch→ш sh→ш ch(?=[rl])→к ch→ч th→т ph→ф ck→к qu→кв gh→г',
  'ee→и ea(?=r$)→и ea→и oo→у own→аун oul→оул ou→ау ow(?=[aeln])→ау ow→оу oa→оу ai→ей ay→ей ey$→и ey→ей',
  'oi→ой oy→ой au→о aw→о ew→ью eu→ю ei→ей ie$→и ie→и ue$→ью ui→уи ae→э oe$→о ia→иа io→ио iu→иу',
  'wa(?=[lr])→уо wa(?=t)→уо w(?=[aeiy])→у (?<=V)w→в all→олл alk→ок',
  'a(?=[bdfgklmnpstvz]es?$)→ей i(?=[bdfgklmnpstvz]es?$)→ай o(?=[bdfgklmnpstvz]es?$)→оу u(?=[bdfgklmnpstvz]es?$)→ью',
  'dges$→джис ges$→джес ge$→дж ce$→с ces$→сес (?<=C)les$→лс le$→л (?<=[ou])re$→р (?<=C)e$→ (?<=V)(?<!^.)e$→',
  'er→ер ir(?=C)→ёр ur(?=C)→ёр u(?=ck|ff|bb|dd|gg|ll|mm|nn|pp|tt|nt|mp|nd|sk|st)→а u$→у',
  'j→дж g(?=y)→дж c(?=[eiy])→с y(?=a)→й ya→я yo→йо yu→ю ^ye→е y→и (?<=C)ee$→и z→з',
);
