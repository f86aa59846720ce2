import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const english: NamePool = {
  men: words(
    'Oliver/Оливер, Simon/Саймон, Graham/Грэм, Wesley/Уэсли, Grant/Грант, Tyler/Тайлер, Marcus/Маркус, Dylan/Дилан, Ethan/Итан, Harvey/Харви, Logan/Логан, Mason/Мейсон, Nolan/Нолан, Reid/Рид, Alfie/Алфи, Barnaby/Барнаби, Callum/Каллум, Declan/Деклан, Edmund/Эдмунд, Felix/Феликс, Gareth/Гарет, Hector/Гектор, Ivan/Айван, Jasper/Джаспер, Kieran/Киран, Lachlan/Лаклан, Neil/Нил, Rowan/Роуэн, Silas/Сайлас, Tobias/Тобайас',
  ),
  women: words(
    'Amber/Эмбер, Chloe/Хлоя, Daisy/Дейзи, Ellen/Эллен, Faye/Фэй, Harriet/Харриет, Ivy/Айви, Megan/Меган, Paige/Пейдж, Ruby/Руби, Sadie/Сейди, Tessa/Тесса',
  ),
  surnames: words(
    'Thornbury/Торнбери, Ashdown/Эшдаун, Wexley/Уэксли, Holtby/Холтби, Ridgeway/Риджуэй, Cedarholm/Сидархолм, Pointer/Пойнтер, Marlowe/Марлоу, Fenwick/Фенвик, Larkin/Ларкин, Stanmore/Станмор, Hollis/Холлис, Copperfield/Копперфилд, Drayton/Дрейтон, Everby/Эверби, Gresham/Грешем, Kingsley/Кингсли, Norbury/Норбери, Pemberton/Пембертон, Whitlock/Уитлок, Aldercott/Олдеркотт, Birchall/Бёрчалл, Cresswood/Крессвуд, Dunmoor/Данмур, Eastlake/Истлейк, Fairbourne/Фэрборн, Greystone/Грейстоун, Hathersley/Хатерсли, Inglemere/Инглмир, Jessamy/Джессами, Kestrel/Кестрел, Longacre/Лонгакр, Millbrook/Миллбрук, Nettlefold/Неттлфолд, Oakshott/Окшотт, Pinewell/Пайнуэлл, Quarrington/Куоррингтон, Redfern/Редферн, Saltmarsh/Солтмарш, Tidewell/Тайдуэлл, Underhay/Андерхей, Vickerstone/Викерстоун, Windrush/Уиндраш, Yardley/Ярдли',
  ),
};
