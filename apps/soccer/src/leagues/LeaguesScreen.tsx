import { LEAGUE_TYPE, LEAGUES_SORT } from '@tipmark/domain';
import { LeaguesTable, LoadPart, type Reader } from '@tipmark/match-features';
import {
  type HostState,
  type RequestedAction,
  selectLocale,
  selectTimeZone,
  type Translate,
} from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Button, Card, Checkbox, css, LinkButton, MOBILE, Select } from '@tipmark/ui-kit';
import { useCallback, useMemo } from 'react';
import { type LeaguesView, leaguesAddress, readLeaguesView } from './leagues-address.ts';
import { leaguesPage, leaguesRequest } from './leagues-loads.ts';

const screen = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 12px 16px; border-bottom: 1px solid var(--hair); }
  .send { display: none; }
  footer { display: flex; gap: 8px; padding: 12px 16px; border-top: 1px solid var(--hair); }
  @media (scripting: none) { .send { display: inline-flex; } }
  ${MOBILE} { gap: 12px; form { padding: 12px var(--gutter); } }
`;

/** `/Tournaments`: leagues with their figures. */
export const LeaguesScreen = () => {
  const { t: translate } = useTranslation(['soccer', 'common'], { nsMode: 'fallback' });
  const t = useCallback<Translate>((key, values = {}) => translate(key, values), [translate]);
  const dispatch = useDispatch() as (action: RequestedAction) => void;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const locale = useSelector(selectLocale);
  const timeZone = useSelector(selectTimeZone);
  const load = useSelector((state: HostState) => leaguesPage.select(state));
  const reader = useMemo<Reader>(() => ({ t, locale, timeZone }), [t, locale, timeZone]);
  const view = readLeaguesView(search);
  const addressOf = (changed: Partial<LeaguesView>) =>
    leaguesAddress({ ...view, pageNumber: 1, ...changed }, locale);
  const choose = <Value extends number>(
    values: Readonly<Record<string, Value>>,
    word: string,
    go: (value: Value) => Partial<LeaguesView>,
  ) => {
    const value = Object.values(values).find((one) => String(one) === word);
    if (value !== undefined) void navigate(addressOf(go(value)), { preventScrollReset: true });
  };
  return (
    <div className={screen}>
      <h1>{t('leagues.title')}</h1>
      <Card isFlush>
        <form action={leaguesAddress(readLeaguesView(new URLSearchParams()), locale)}>
          <Select
            label={t('leagues.type')}
            name="type"
            value={String(view.leagueType)}
            onChoose={(word) => choose(LEAGUE_TYPE, word, (leagueType) => ({ leagueType }))}
            options={Object.values(LEAGUE_TYPE).map((type) => ({
              value: String(type),
              text: t(`leagues.type-${type}`),
            }))}
          />
          <Select
            label={t('leagues.sort')}
            name="sort"
            value={String(view.sortType)}
            onChoose={(word) => choose(LEAGUES_SORT, word, (sortType) => ({ sortType }))}
            options={Object.values(LEAGUES_SORT).map((sort) => ({
              value: String(sort),
              text: t(`leagues.sort-${sort}`),
            }))}
          />
          <span>
            <input type="hidden" name="active" value="0" />
            <Checkbox
              name="active"
              isOn={view.areOnlyActive}
              onChange={(areOnlyActive) =>
                void navigate(addressOf({ areOnlyActive }), { preventScrollReset: true })
              }
            >
              {t('leagues.active')}
            </Checkbox>
          </span>
          <Button type="submit" isSmall className="send">
            {t('match.apply')}
          </Button>
        </form>
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={t('leagues.failed')}
          onRetry={() => dispatch(leaguesRequest(view))}
        >
          {({ leagues, nextPageNumber }) => (
            <>
              <LeaguesTable
                rows={leagues}
                title={t('leagues.title')}
                leagueRoute="league"
                reader={reader}
              />
              {(nextPageNumber !== null || view.pageNumber > 1) && (
                <footer>
                  {view.pageNumber > 1 && (
                    <LinkButton href={addressOf({ pageNumber: view.pageNumber - 1 })}>
                      {t('leagues.previous')}
                    </LinkButton>
                  )}
                  {nextPageNumber !== null && (
                    <LinkButton href={addressOf({ pageNumber: nextPageNumber })}>
                      {t('leagues.next')}
                    </LinkButton>
                  )}
                </footer>
              )}
            </>
          )}
        </LoadPart>
      </Card>
    </div>
  );
};
