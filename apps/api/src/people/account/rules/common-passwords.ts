import { tableOf } from '@tipmark/domain';

/** Words that, on their own or with digits around them, make up most of every leaked list. */
const COMMON_PARTS = `
password passwort passwords pass passw0rd letmein welcome qwerty qwert qwer qwertyui qwertyuiop asdf asdfgh asdfghjkl
zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc qweasd qweasdzxc qwe asd zxc azerty qwertz admin administrator root
user guest test tester testing login access master superman batman spiderman ironman dragon monkey shadow sunshine
princess queen king prince angel devil love lover iloveyou loveyou loveme lovely football soccer hockey tennis baseball
basketball chelsea arsenal liverpool manchester manunited juventus barcelona realmadrid real madrid milan inter bayern
dortmund spartak zenit cska dynamo lokomotiv rubin krasnodar avangard traktor salavat akbars metallurg united everton
ronaldo messi neymar zidane beckham rooney champion champions winner goal striker football casino poker betting bets bet
money dollar million lucky success secret private freedom computer internet google yandex facebook samsung apple
microsoft windows linux android hello world hellokitty michael jennifer jordan hunter ranger buster thomas robert
charlie andrew daniel jessica michelle ashley nicole matthew joshua amanda maggie ginger pepper summer winter spring
autumn monday friday sunday january february march april june july august september october november december moscow
russia london england france germany spain italy america canada brazil mustang ferrari porsche mercedes corvette harley
yamaha trustno starwars matrix phoenix killer hacker whatever nothing changeme default temp demo tipmark abc abcd abcdef abcdefg
abcabc aaa xxx zzz passpass ivan maria anton sasha masha natasha alexander alexandr dmitry sergey vladimir andrey
nikita maxim denis roman oleg igor olga elena irina anna svetlana tatiana ekaterina marina vika kristina nastya
privet poka lubov lyubov parol marusya zaraza solnyshko solnce kotik kisa malish samara gfhjkm vfhbyf yfnfif ghbdtn
lfybkf cjkysirj rjycnfynby fyfcnfcbz vfrcbv ctdthyjt пароль парол привет любовь люблю солнце солнышко зенит спартак
цска динамо локомотив россия москва футбол хоккей теннис чемпион победа наташа марина настя саша маша сергей андрей
максим никита дмитрий александр владимир иван мария антон йцукен йцукенг йцукенгш фыва фывапр ячсмить администратор
админ логин тест секрет деньги удача ставка ставки
`;

/** Common passwords that are not based on a word: digits and patterns. */
const COMMON_WHOLE = `
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qwe123rty qazwsx123 zaq12wsx zaq1xsw2
123qweasd 123qweasdzxc qwerty12 123456qwerty 12345qwert 1234qwer qwer1234 asdf1234 abcd1234 a1b2c3d4 aa123456 a123456789
1234567a 12345678a 123456789a 123456789q 12345qwe 123456qwe q1234567 trustno1 ncc1701d rush2112 thx1138x bond0070
11223344 1122334455 12341234 12344321 123123123 123321123 12121212 13131313 21212121 10101010 20202020 987654321
9876543210 87654321 147258369 159357456 741852963 789456123 963852741 31415926 14789632 55667788 19841984 19851985
19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995 19961996 19971997 19981998
19991999 20002000 20012001 20202021 20242024 20252025 20262026 0987654321 1234554321 1029384756 5201314520
correcthorsebatterystaple
`;

const partsOf = (text: string) => new Set(text.trim().split(/\s+/));
const parts = partsOf(COMMON_PARTS);
const whole = partsOf(COMMON_WHOLE);

const LEET = tableOf<string>({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
});

/** `p@ssw0rd` → `password`. */
function unleet(text: string): string {
  return Array.from(text, (character) => LEET[character] ?? character).join('');
}

/** A repeated word counts as the word once. */
function shortestPeriod(text: string): string {
  const at = (text + text).indexOf(text, 1);
  return text.slice(0, at);
}

/**
 * Whether a password would be among the first guesses: a common word, also with digits and symbols
 * around it, in leetspeak, or repeated.
 * @param password in lower case
 */
export function isCommonPassword(password: string): boolean {
  if (whole.has(password)) return true;
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const forms = [core, unleet(core), unleet(password), unleet(password.replace(/[\d\W]+$/, ''))];
  return forms.some((form) => parts.has(form) || parts.has(shortestPeriod(form)));
}
