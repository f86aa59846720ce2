import { JOT, spelling } from './spelling.ts';

export const POLISH = spelling(
  'szcz→щ chrz→хш krz→кш prz→пш trz→тш rz→ж dż→дж dź→дзь sz→ш cz→ч ch→х ck(?=i$)→цк ck(?=a$)→цк',
  'ński$→ньский nski$→ньский ńska$→ньская nska$→ньская ski$→ский cki$→цкий ska$→ская cka$→цкая dzki$→дзкий dzka$→дзкая',
  'ą(?=[bp])→ом ą→он ę(?=[bp])→ем ę→ен ó→у ł→л ż→ж ź(?=C|$)→зь ś(?=C|$)→сь ć(?=C|$)→ць ń→нь ź→з ś→с ć→ц ñ→нь',
  'ia$→ия cia→ця ciu→цю cio→цё cie→це dzia→дзя dzie→дзе dzio→дзё (?<=C)ia→я (?<=C)io→ё (?<=C)iu→ю (?<=C)ie→е',
  '(?<=(?:sz|cz|rz|ż))y→и c→ц w→в y$→ы ^y→и y→ы l(?=C|$)→ль (?<=l)a→я (?<=l)o→ё (?<=l)u→ю ^e→э h→х',
  '(?<=C)ja→ья ja$→я jó→ю',
  JOT,
);

/** Czech and Slovak, also without their accents. */
export const CZECH = spelling(
  'cka→цка ckova$→чкова ckova→чкова cikova$→чикова skova$→шкова cek$→чек ček→чек sek$→шек ac$→ач ic$→ич icka$→ичка',
  'prř→прш př→прж tř→трж kř→крж ř→рж š→ш č→ч ž→ж ch→х ě→е ď→дь ť→ть ň→нь ľ→ль ĺ→л ŕ→р ou→оу ů→у',
  'ský$→ский sky$→ский cký$→цкий cky$→цкий ská$→ская ý$→ы (?<=[lnr])y$→ы h→г c→ц ^y→и y→и ô→уо ä→е x→кс w→в',
  'ia$→ия ^e→э',
  JOT,
);

/** Serbian, Croatian, Slovene, Bosnian, Macedonian, also without their accents. */
export const SERBIAN = spelling(
  'dž→дж dj→дж đ→дж dz→дж š→ш č→ч ć→ч ž→ж c$→ч ch→ч sh→ш zh→ж lja→ля ljo→лё lju→лю lje→ле lji→ли lj→ль',
  'nja→ня njo→нё nju→ню nje→не nji→ни nj→нь ija$→ия ija→ия ije→ие ijo→ио iju→ию ia→ия h→х c→ц ^je→е je→е',
  '(?<=V)ja→я (?<=V)ju→ю ^ja→я ^ju→ю ^e→э y→и w→в x→кс q→к',
  JOT,
);

/** Russian, Belarusian and Bulgarian names, and those of their neighbours, in English letters. */
export const ROMANIZED = spelling(
  'shch→щ sch→щ tsch→ч sh→ш tch→ч ch→ч zh→ж kh→х ts→ц tz→ц dzh→дж ph→ф th→т gh→г ck→к qu→кв',
  'skaya$→ская skaia$→ская skaja$→ская tskaya$→цкая naya$→ная aya$→ая aia$→ая aja$→ая yaya$→яя',
  'skiy$→ский skyi$→ский skii$→ский skyy$→ский sky$→ский ski$→ский skij$→ский iy$→ий yy$→ый yi$→ий ii$→ий ij$→ий',
  'iya→ия iia→ия ija$→ия ia$→ия iyu→ию ^el(?=[dmv])→эль ^esh→эш ye(?=v|va)(?<=[lnrdtmbvz])→ье (?<=[lnrdtmbvz])ye→ье (?<=[lnrdtmbvzs])yo→ьё',
  'yeva$→ева yo→ё ya→я yu→ю ye→е j→дж (?<=C)ia→я (?<=C)iu→ю  io→ио',
  '(?<=[aeiou])y→й (?<=[aeou])i$→й l(?=ch|ts|ny)→ль (?<=e)l(?=[ncs])→ль (?<=i)l(?=[ncskmv])→ль yk(?=h)→ык y(?=V)→й (?<=C)y$→ый y→ы ^j→дж j→дж',
  "'→ь ’→ь h→х c→ц x→кс w→в q→к ^e→е (?<=[aeiou])e→е ë→ё é→е",
);

/** As Russian, with the Ukrainian letters. */
export const UKRAINIAN = spelling(
  'ykh$→ых (?<!^)kh→х h→г yi→ий yn$→ин y(?=C)(?<=[^aeiou]y)→и (?<=[cs]k)y$→ий',
  'shch→щ sh→ш ch→ч zh→ж kh→х ts→ц skyi$→ский skyy$→ский skiy$→ский ska$→ская',
  'iya→ия iia→ия ia$→ия ya→я yu→ю ye→е yo→ё (?<=C)ia→я (?<=C)iu→ю (?<=C)ie→е ii$→ий iy$→ий yy$→ий',
  '(?<=[aeiou])y→й (?<=[aeou])i(?=C|$)→й y→и j→й c→ц x→кс w→в ^e→е (?<=[aeiou])e→е',
);

/** Latvian and Lithuanian, also without their accents. */
export const BALTIC = spelling(
  'š→ш č→ч ž→ж ch→х sh→ш zh→ж ķ→к ļ→ль ņ→нь ģ→г ė→е ų→у ū→у ī→и ē→е ā→а ė$→е iai→яй iau→яу iu→ю ia→я io→ё ie→ие',
  '(?<=[aeo])i(?=C|$)→й ija$→ия ija→ия h→х c→ц y→и w→в x→кс ^e→э',
  JOT,
);
