import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MATCH_STATUS } from '@tipmark/domain';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { NOW_SECONDS, renderMatch } from './match-fixture.tsx';
import { eventPage, tipMaker, tipsterProfile } from './match-page-fixture.ts';
import {
  address,
  choose,
  drawer,
  eachOnAMatchOfItsOwn,
  HOUR,
  menu,
  mine,
  open,
  post,
  shownMatch,
  submit,
} from './tip-drawer-fixture.tsx';

eachOnAMatchOfItsOwn();

describe('the link to the drawer', () => {
  test('has an address of its own, which Escape removes again', async () => {
    await renderMatch({ page: shownMatch.page, visitor: 'ivan' });
    const add = screen.getByRole('link', { name: 'Добавить прогноз' });
    expect(add).toHaveAttribute('href', `/Events/${shownMatch.link}?tip=0`);
    await userEvent.click(add);
    expect(await screen.findByRole('dialog', { name: 'Новый прогноз' })).toBeInTheDocument();
    expect(address()).toBe(`/Events/${shownMatch.link}?tip=0`);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe(`/Events/${shownMatch.link}`);
    expect(add).toHaveFocus();
  });

  test('on a price of the head preselects its outcome', async () => {
    const { dispatch } = await renderMatch({ page: shownMatch.page, visitor: 'ivan' });
    await userEvent.click(screen.getByRole('link', { name: 'Прогноз: П2 по 8.20' }));
    await screen.findByRole('dialog');
    await dispatch(tipMaker.succeeded('menu', menu(), NOW_SECONDS));
    expect(drawer().getByRole('radio', { name: /^П2 8.20/ })).toBeChecked();
    expect(submit()).toHaveTextContent('Опубликовать по 8.20');
  });

  test('is gone once the match has begun', async () => {
    await renderMatch({ page: shownMatch.page, visitor: 'ivan', nowSeconds: NOW_SECONDS + HOUR });
    expect(screen.queryByRole('link', { name: 'Добавить прогноз' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Прогноз:/ })).not.toBeInTheDocument();
  });
});

describe('for a match closed to tips a notice replaces the drawer', () => {
  const late = { nowSeconds: NOW_SECONDS + HOUR };
  const notice = () => screen.findByText(/^Прогнозы на этот матч больше не принимаются/);

  test.each(['?tip=0', '?tip=1x2.1', '?edit=17', '?tab=odds&tip=0'])('%s', async (search) => {
    const { container } = await renderMatch({
      page: shownMatch.page,
      visitor: 'ivan',
      search,
      ...late,
    });
    expect(await notice()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('with the reason if the match was called off', async () => {
    const off = aMatch()
      .between('Ладога', 'Сталь')
      .startingAt(NOW_SECONDS + HOUR)
      .withStatus(MATCH_STATUS.canceled);
    await renderMatch({ page: anEventPage(off), visitor: 'ivan', search: '?tip=0' });
    expect(screen.getByText('Матч перенесён или отменён: приём закрыт')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a draft is kept when the match begins meanwhile', async () => {
    const { dispatch } = await open();
    await userEvent.type(drawer().getByRole('textbox'), 'Черновик');
    const begun = aMatch()
      .withId(1)
      .between('Ладога', 'Сталь')
      .startingAt(NOW_SECONDS - 1);
    const page = { ...shownMatch.page, match: anEventPage(begun).match };
    await dispatch(eventPage.succeeded('k', page, NOW_SECONDS + 2));
    expect(drawer().getByRole('textbox')).toHaveValue('Черновик');
    expect(drawer().getByRole('alert')).toHaveTextContent('Матч начался');
  });
});

describe('a new tip', () => {
  test('is composed of an outcome by category, a stake and a reasoning', async () => {
    const { sent } = await open();
    expect(submit()).toBeDisabled();
    expect(drawer().getByText('Тоталы', { selector: 'summary' })).toBeInTheDocument();
    await choose(/^П1 1.45/);
    await userEvent.click(drawer().getByRole('radio', { name: '5' }));
    expect(drawer().getByText('50 ед.')).toBeInTheDocument();
    expect(drawer().getByText('+22,5 ед.')).toBeInTheDocument();
    await userEvent.type(drawer().getByRole('textbox', { name: 'Обоснование' }), 'Дома сильнее');
    expect(drawer().getByText(/^12 \/ 3/)).toBeInTheDocument();
    await post();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.request).toEqual({
      segments: { matchUrl: shownMatch.link, sportType: 1 },
      body: { odd_type: '1x2.1', odd_value: 1.45, stake: 5, description: 'Дома сильнее' },
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveTextContent('Отправляем…');
  });

  test('shows the bank of its author only', async () => {
    const { dispatch, dispatched } = await open();
    const requested = dispatched.find(
      ({ type }) => type === 'gameTipsterProfile/requested',
    ) as never;
    expect(requested).toMatchObject({ request: { segments: { userUrl: 'ivan' } } });
    const { key } = requested as { readonly key: string };
    const profile = (url: string) => ({ url, statistics: { bankroll: 1_184.5 } }) as never;
    await dispatch(tipsterProfile.succeeded(key, profile('anton'), NOW_SECONDS));
    expect(drawer().queryByText(/банк \d/)).not.toBeInTheDocument();
    await dispatch(tipsterProfile.succeeded(key, profile('ivan'), NOW_SECONDS));
    expect(drawer().getByText(/банк 1.184,50 ед\./)).toBeInTheDocument();
  });

  test('an outcome outside the allowed odds cannot be selected, and says why', async () => {
    await open();
    const far = drawer().getByRole('radio', { name: /4:3 80.00/, hidden: true });
    expect(far).toBeDisabled();
    expect(far).toHaveAccessibleName(/вне пределов/);
  });

  test('an outcome shows the model’s chance and value, or the market’s chance without a model', async () => {
    const model = { percent: 74.2, fairOdds: 1.35, valuePercent: -2.4, claimedPercent: 7.6 };
    const { markets } = menu();
    const reported = markets.map((market) => ({
      ...market,
      lines: market.lines.map((line) => ({
        ...line,
        outcomes: line.outcomes.map((one) => (one.odd_type === '1x2.1' ? { ...one, model } : one)),
      })),
    }));
    await open({}, menu({ markets: reported }));
    expect(drawer().getByText('модель · перевес')).toBeInTheDocument();
    expect(drawer().getByRole('radio', { name: 'П1 1.45 74\u00A0% −2,4\u00A0%' })).toBeEnabled();
    expect(drawer().getByRole('radio', { name: 'X 4.80 рынок 50\u00A0%' })).toBeEnabled();
  });

  test('facts about the outcome can be inserted into the reasoning', async () => {
    const facts = [{ code: 'home_form' as const, params: { team: 'Ладога', hits: 8, of: 10 } }];
    const chosen = {
      odd_type: '1x2.1',
      odds: 1.45,
      fairPercent: 50,
      valuePercent: 1,
      claimedPercent: 2,
      facts,
      descriptionDraft: '',
    };
    await open({ search: '?tip=1x2.1' }, menu({ chosen }));
    const fact = 'Ладога: исход сыграл в 8 из последних 10 матчей.';
    await userEvent.click(drawer().getByRole('button', { name: `Вставить: ${fact}` }));
    expect(drawer().getByRole('textbox')).toHaveValue(fact);
    expect(drawer().getByText('вставлено')).toBeInTheDocument();
  });

  test('the facts can be combined into a draft of the reasoning', async () => {
    const values = { fairPercent: 50, valuePercent: 1, claimedPercent: 2 };
    const chosen = { odd_type: '1x2.1', odds: 1.45, ...values, facts: [] };
    await open(
      { search: '?tip=1x2.1' },
      menu({ chosen: { ...chosen, descriptionDraft: 'Факты.' } }),
    );
    await userEvent.click(drawer().getByRole('button', { name: 'Собрать из фактов' }));
    expect(drawer().getByRole('textbox')).toHaveValue('Факты.');
    expect(drawer().queryByRole('button', { name: 'Собрать из фактов' })).not.toBeInTheDocument();
  });

  test('has a receipt once accepted, and is added to the list and its count without a reload', async () => {
    const { answer } = await open({ search: '?tip=1x2.1' });
    await post();
    const accepted = mine({ description: 'Дома сильнее' });
    await answer({ tip: accepted });
    expect(drawer().getByRole('status')).toHaveTextContent('Прогноз принят');
    // the pressed button is gone: the focus moves to the reply
    expect(drawer().getByRole('status')).toHaveFocus();
    for (const text of ['2026-11-21 09:00:00 UTC', 'П1', '1.45', '1043', 'abcdef01'.repeat(8)])
      expect(drawer().getByText(text)).toBeInTheDocument();
    expect(drawer().getByText(/^Исход и ставку можно менять ещё [45]:\d\d\.$/)).toBeInTheDocument();
    expect(drawer().getByRole('link', { name: 'Мой реестр' })).toHaveAttribute(
      'href',
      '/profile/ivan#ledger',
    );
    await userEvent.click(drawer().getByRole('button', { name: 'Ещё прогноз' }));
    expect(drawer().getByRole('radio', { name: /^X 4.80/ })).toBeDisabled();
    expect(drawer().getByRole('radio', { name: /^ТБ 2.5/, hidden: true })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Дома сильнее')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Прогнозы/ })).toHaveTextContent('Прогнозы1');
    expect(screen.getByRole('link', { name: 'Изменить прогноз: П1' })).toHaveAttribute(
      'href',
      `/Events/${shownMatch.link}?edit=${accepted.id}`,
    );
  });

  test('accepted after the drawer was closed is in the list, and cannot be posted again', async () => {
    const { answer } = await open({ search: '?tip=1x2.1' });
    await post();
    await userEvent.keyboard('{Escape}');
    await answer({ tip: mine() });
    expect(screen.getByRole('link', { name: 'Изменить прогноз: П1' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Прогноз: X по 4.80' }));
    await screen.findByRole('dialog');
    expect(drawer().getByRole('alert')).toHaveTextContent('На этот рынок у вас уже есть прогноз.');
    expect(submit()).toBeDisabled();
  });

  test('keeps its text when the drawer is opened again', async () => {
    await open();
    await userEvent.type(drawer().getByRole('textbox'), 'Черновик');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('link', { name: 'Добавить прогноз' }));
    expect(await screen.findByDisplayValue('Черновик')).toBeInTheDocument();
  });
});

test.each(['?tip=0', '?tip=1x2.1'])('the drawer at %s has no axe violations', async (search) => {
  const { container } = await open({ search });
  expect((await axe(container)).violations).toEqual([]);
  expect(container.querySelector('[style]')).toBeNull();
});
