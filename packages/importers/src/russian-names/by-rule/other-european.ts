import { JOT, spelling } from './spelling.ts';

/** Estonian, too. */
export const FINNISH = spelling(
  'ch→ч sh→ш ck→к ph→ф th→т ää→яя yy→юю öö→ёё yö→юё ^ä→э ^ö→э ^y→ю ^ü→ю õ→ы ä→я ö→ё ü→ю y→ю š→ш ž→ж',
  '(?<=[aeouäöy])i(?=C|$)→й ^ee→ээ tz→ц lä→ля c→к z→ц x→кс w→в ^e→э (?<=e)e→е (?<=i)e→е',
  JOT,
);

export const HUNGARIAN = spelling(
  'ddzs→ддж dzs→дж ssz→сс sz→с zs→ж cs→ч cz→ц ccs→чч ch→х th→т gyö→дьё gya→дя gyá→дя gye→де gyo→дьо gyu→дю gyi→ди gy→дь',
  'nya→ня nyá→ня nye→не nyé→не nyo→ньо nyö→нё nyi→ни ny→нь lyá→я lya→я lye→е lyo→йо ly→й tya→тя tyá→тя ty→ть',
  's→ш ^[öő]→э ^[üű]→и [öő]→ё [üű]→ю ^[eé]→э [áa]→а c→ц y$→и y→и x→кс w→в ia→иа h→х',
  JOT,
);

export const TURKISH = spelling(
  'ç→ч ş→ш ğ→г ı→ы ^ö→э ^ü→у ö→ё ü→ю c→дж j→ж ya→я yâ→я ^ye→е ye→е yo→йо yö→йё yu→ю yü→ю yı→йы yi→йи y→й h→х',
  'sh→ш ch→ч kh→х (?<=[eiöü])l(?=C|$)→ль ^e→э (?<=V)e→э w→в x→кс q→к',
);

/** In Latin letters, as they write it for others. */
export const GREEK = spelling(
  'michail→михаил ou→у ch→х kh→х th→т ph→ф ps→пс ts→ц tz→дз ^mp→б ^nt→д ei→и oi→и ai→е av→ав ey→ев y→и x→кс h→х gg→нг dis$→дис',
  'ia$→ия ^io→ио ^e→э (?<=V)e→э j→дж w→в c→к q→к',
);

/** Names in English letters of languages without rules of their own. */
export const OTHER = spelling(
  'shch→щ sch→ш sh→ш tch→ч ch→ч zh→ж kh→х gh→г dh→д bh→бх th→т ph→ф ck→к qu(?=[rn])→ку qu→кв ts→ц dj→дж š→ш č→ч ž→ж ç→с',
  '^al$→аль ^el$→эль you→ю del$→дель hs→с ieh$→е (?<=[ae])h$→ iya→ия iy$→ий ia$→ия ya→я yu→ю ye→е yo→йо yi→йи ee→и oo→у ou→у ai→ай ei→ей oi→ой ui→уй au→ау',
  '(?<=V)y→й y$→и y→и j→дж x→кс c(?=[eiy])→с w(?=V)→в ^e→э (?<=[aou])e→э',
);

/** Arabic names in French letters. */
export const MAGHREB = spelling(
  '^al$→аль ^el$→эль you→ю ch→ш sh→ш ou→у kh→х gh→г th→т dj→дж j→ж qu→к ph→ф ya→я yo→йо yu→ю ai→ай ei→ей (?<=V)y→й y→и',
  'ia$→ия h$→х ss→сс c(?=[eiy])→с ç→с x→кс w→в ^e→э (?<=[aou])e→э g(?=[ei])→ж ne$→н',
);
