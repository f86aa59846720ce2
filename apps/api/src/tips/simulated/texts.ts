export type Topic = 'home' | 'draw' | 'away' | 'over' | 'under';
export type Texts = readonly [string, ...string[]];
/** A sport without draws or totals has no words for them. */
export type Words = Readonly<Partial<Record<Topic, Texts>>> & {
  /** Said after the reason, or not. */
  readonly more: Texts;
};

export const RU: Words = {
  home: [
    'Дома {{home}} играет заметно увереннее, чем на выезде. За такую цену беру.',
    'У хозяев состав почти без потерь, а {{away}} третий матч подряд в дороге.',
    '{{home}} на своём поле давит с первых минут, и гостям там обычно нечем дышать.',
    'Рынок переоценил последнюю победу гостей. По игре {{home}} сильнее.',
    'Мой выбор: {{home}}. Стандарты здесь лучшие за последние недели, а гости на них сыплются.',
    'Хозяевам очки нужны как воздух, у гостей мотивации меньше.',
    '{{away}} на выезде почти не атакует первым номером. Хозяева своё заберут.',
  ],
  draw: [
    'Команды близки по силе, и рисковать обеим незачем. Ничья недооценена.',
    'Оба тренера начинают от обороны. Жду осторожный матч и делёж очков.',
    '{{home}} и {{away}} в очных встречах редко выясняют победителя.',
    'Ни у кого нет явного козыря, а коэффициент на ничью держится высоким.',
    'Вижу 0:0 или 1:1. После такого графика всем будет не до подвигов.',
  ],
  away: [
    '{{away}} сейчас в лучшей форме, а цена до сих пор как в начале сезона.',
    'Хозяева пропускают в каждом матче. Гостям этого должно хватить.',
    '{{away}} выше классом, а своё поле хозяевам давно не помогает.',
    'Гости умеют играть вторым номером, как раз против таких, как {{home}}.',
    'У хозяев выпал центр обороны. Против быстрых крайних это приговор.',
    'Линия стоит на имени хозяев. По показателям последних туров гости не хуже.',
  ],
  over: [
    'Обе команды много атакуют и мало держат мяч у себя. Три гола вполне реальны.',
    'Последние матчи, где играет {{home}}, богаты на голы. Беру верх.',
    '{{away}} не умеет сушить игру, а хозяева дома забивают рано.',
    'Обороны у обеих дырявые, вратари не выручают. Сюда просится верх.',
    'Первый гол откроет игру, дальше будет обмен ударами.',
    '{{home}} играет открыто: и создаёт много, и привозит себе столько же.',
  ],
  under: [
    'Моментов будет мало: {{away}} сядет низко и будет ждать своего.',
    'Цена на верх завышена вниманием к именам. Спокойный низ.',
    '{{home}} в последних турах играет на счёт, голов там по минимуму.',
    'Оба соперника берегут силы перед плотным графиком. Жду вязкую игру.',
    'Впереди без основных нападающих, забивать просто некому.',
    'Судят здесь строго, игра рваная, ритма не будет. Низ.',
  ],
  more: [
    'Ставка обычная, без героизма.',
    'Цена ещё может упасть, беру сейчас.',
    'Если до начала выйдет другой состав, напишу отдельно.',
    'По моей оценке честный коэффициент ниже.',
    'Играю небольшой долей: матч не самый предсказуемый.',
    'На дистанции такие цены кормят.',
    'В прошлом туре похожая ставка зашла, но решает не это.',
    'Погода обещает быть нормальной, поле хорошее.',
    'Мотивация у сторон понятная, турнирное положение не врёт.',
    'Соперники знают друг друга наизусть, сюрпризов не жду.',
  ],
};

export const EN: Words = {
  home: [
    '{{home}} look a different side in front of their own crowd. Happy with the price.',
    'The hosts are close to full strength while {{away}} are on a third trip in a row.',
    '{{home}} start fast at home and visitors rarely get a foothold.',
    'The market reads too much into the last win of {{away}}. The hosts are better.',
    'Backing {{home}}: their set pieces are as good as any, and {{away}} cannot defend them.',
    '{{home}} need the points more, and it shows in how they press lately.',
    '{{away}} hardly ever take the game to anybody on the road.',
  ],
  draw: [
    'Little between the two and neither has a reason to open up. The draw is underrated.',
    'Both managers start from the back. A cautious game and a point each.',
    '{{home}} and {{away}} seldom settle it when they meet.',
    'No side has a clear edge, yet the price on the draw stays big.',
    'I see 0-0 or 1-1. Tired legs on both sides after this schedule.',
  ],
  away: [
    '{{away}} are the better team right now and the price has not caught up.',
    'The hosts concede in every game. That should be enough for the visitors.',
    'More quality in {{away}}, and home has not been a fortress for {{home}} for a while.',
    'The visitors like to sit and break, which is exactly what {{home}} hate.',
    '{{home}} miss their best centre-half. Against these wingers that is asking for trouble.',
    'The line stands on the name of the hosts. On recent numbers there is nothing in it.',
  ],
  over: [
    'Two sides that attack first and ask later. Three goals is well within reach.',
    'There have been plenty of goals around {{home}} lately. Over it is.',
    '{{away}} cannot kill a game, and the hosts tend to score early at home.',
    'Both back lines leak and neither keeper is saving points. Goals, please.',
    'One goal opens this up, and then they will trade chances.',
    '{{home}} play an open game: they create a lot and give away as much.',
  ],
  under: [
    'Not many chances here: {{away}} will sit deep and wait for one moment.',
    'The over is priced on names. A quiet game for me.',
    '{{home}} have been playing for the result lately, there is very little in their games.',
    'Both save their legs for a busy week. Expect something slow.',
    'First-choice strikers are missing at both ends. Who is going to score?',
    'A strict referee and a stop-start game. Under.',
  ],
  more: [
    'Usual stake, nothing heroic.',
    'The price may go, so I take it now.',
    'If the line-ups surprise me I will say so.',
    'My own number is shorter than this.',
    'A small one: not the easiest match to read.',
    'Prices like this pay over a season.',
    'A bet like it came in last week, not that it matters.',
    'Fair weather and a decent pitch.',
    'Both know what they play for, the table does not lie.',
    'They know each other inside out, so no surprises expected.',
  ],
};
