import type { Words } from './texts.ts';

export const HOCKEY_RU: Words = {
  home: [
    '{{home}} дома бросает вдвое больше соперника. Цена на хозяев хорошая.',
    'Большинство хозяев забивает в каждом матче, а {{away}} часто удаляется.',
    'Вратарь хозяев в порядке, а {{away}} играет второй вечер подряд.',
    'Первое звено хозяев сейчас не остановить, на своём льду тем более.',
  ],
  draw: [
    'Команды равны, основное время запросто уйдёт в овертайм.',
    'Обе играют от обороны и не рискуют в концовках. Ничья в основное время.',
    '{{home}} и {{away}} в этом сезоне часто доигрывают в овертайме.',
  ],
  away: [
    '{{away}} лучше в большинстве и быстрее на переходах. Хозяевам будет тяжело.',
    'У хозяев сменился вратарь, и шайбы летят одна за другой.',
    'Гости выигрывают вбрасывания и держат шайбу. Мой выбор: {{away}}.',
    'Хозяева играют второй вечер подряд, за гостями три дня отдыха.',
  ],
  over: [
    'Обе команды не вылезают из удалений: будет много большинства и шайб.',
    '{{away}} с запасным вратарём, у хозяев лучшая атака последних недель. Верх.',
    'Темп бешеный, обороны не поспевают. Шесть шайб вполне реальны.',
  ],
  under: [
    'Два вратаря в лучшей форме сезона. Много бросков, мало голов.',
    '{{home}} сушит игру с первого периода, соперник привык терпеть.',
    'Судьи дают играть, удалений мало. Спокойный низ.',
  ],
  more: [
    'Ставка обычная, без героизма.',
    'Цена ещё может упасть, беру сейчас.',
    'Если поставят другого вратаря, напишу отдельно.',
    'По моей оценке честный коэффициент ниже.',
    'Играю небольшой долей: в хоккее хватает случайного.',
    'На дистанции такие цены кормят.',
    'Лёд тяжёлый, но обеим одинаково.',
  ],
};

export const HOCKEY_EN: Words = {
  home: [
    '{{home}} outshoot everybody on their own ice. Good price on the hosts.',
    'The power play of {{home}} scores every night and {{away}} take too many penalties.',
    'Their goalie is in form, and {{away}} play the second of back-to-backs.',
    'Nobody holds the first line of {{home}} right now, least of all at home.',
  ],
  draw: [
    'Even sides, regulation may well not be enough.',
    'Both sit on the puck late in the third. Level after sixty minutes.',
    '{{home}} and {{away}} keep going to overtime this season.',
  ],
  away: [
    '{{away}} are better on special teams and faster through the middle.',
    '{{home}} have changed goalies and the pucks keep going in.',
    'The visitors win their face-offs and keep the puck. {{away}} for me.',
    'The hosts played last night, {{away}} had three days off.',
  ],
  over: [
    'Both spend the night in the box: power plays and goals.',
    'A backup in goal for {{away}} and the hottest attack around. Over.',
    'End to end stuff, six goals is well within reach.',
  ],
  under: [
    'Two goalies in the form of the season. Shots, not goals.',
    '{{home}} close a game down from the first period on.',
    'The referees let them play, few penalties. Under.',
  ],
  more: [
    'Usual stake, nothing heroic.',
    'The price may go, so I take it now.',
    'If another goalie starts I will say so.',
    'My own number is shorter than this.',
    'A small one: there is a lot of luck in hockey.',
    'Prices like this pay over a season.',
    'Slow ice, but it is the same for both.',
  ],
};

export const TENNIS_RU: Words = {
  home: [
    '{{home}} отлично подаёт и почти не даёт брейк-пойнтов. На этом покрытии фаворит.',
    '{{away}} после трёхсетового матча, ноги будут тяжёлыми.',
    'По очным и по форме {{home}} выше, цена этого не учла.',
    '{{home}} в последних турнирах стабильно проходит такие круги.',
  ],
  away: [
    '{{away}} лучше принимает, и вторая подача соперника этого не выдержит.',
    '{{away}} любит такое покрытие: быстрые мячи, короткие розыгрыши.',
    '{{home}} играет первый турнир после травмы, на длинный матч сил не хватит.',
    'Рейтинг обманывает: по игре последних недель {{away}} сильнее.',
  ],
  more: [
    'Ставка обычная, без героизма.',
    'Цена ещё может упасть, беру сейчас.',
    'Решать будет первая подача.',
    'По моей оценке честный коэффициент ниже.',
    'Играю небольшой долей: один брейк решает сет.',
    'На дистанции такие цены кормят.',
    'Ветра не обещают, условия обычные.',
  ],
};

export const TENNIS_EN: Words = {
  home: [
    '{{home}} serves well and hardly faces a break point. Favourite on this surface.',
    '{{away}} comes off a long three-setter, the legs will be heavy.',
    'Better record and better form for {{home}}, the price has not noticed.',
    '{{home}} gets through rounds like this one as a rule.',
  ],
  away: [
    '{{away}} returns better, and that second serve will not stand it.',
    'The surface suits {{away}}: fast balls and short points.',
    '{{home}} is just back from an injury and will not last a long match.',
    'The ranking misleads: on recent weeks {{away}} is the better player.',
  ],
  more: [
    'Usual stake, nothing heroic.',
    'The price may go, so I take it now.',
    'The first serve will decide.',
    'My own number is shorter than this.',
    'A small one: one break is a set.',
    'Prices like this pay over a season.',
    'No wind in the forecast, usual conditions.',
  ],
};
