import { MAX_ID } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

/** What an owner can change; each has its own address below the profile. */
export const EDITS = [
  'description',
  'name',
  'email',
  'telegram',
  'password',
  'twoSteps',
  'signIns',
  'notifications',
  'subscription',
  'card',
  'privacy',
  'account',
] as const;
export type Edit = (typeof EDITS)[number];

const PEOPLE = ['followers', 'follows'] as const;
const STATES = ['active', 'settled'] as const;
const PERIODS = [90, 30] as const;
const SPORTS: readonly number[] = Object.values(SPORT);
const MAX_PAGE = 1_000;

export interface ProfileView {
  readonly edit: Edit | undefined;
  readonly people: (typeof PEOPLE)[number] | undefined;
  /** Page of a list of people, from 1. */
  readonly page: number;
  /** 0 = all sports. */
  readonly sport: number;
  readonly state: (typeof STATES)[number] | undefined;
  /** Tips after this one, for a page read without scripts; 0 = the first page. */
  readonly afterId: number;
  /** Days the chart covers; 0 = everything. */
  readonly period: number;
  readonly isTable: boolean;
}

export const plainView: ProfileView = {
  edit: undefined,
  people: undefined,
  page: 1,
  sport: 0,
  state: undefined,
  afterId: 0,
  period: 0,
  isTable: false,
};

function oneOf<Value extends string>(list: readonly Value[], text: string | null) {
  return list.find((one) => one === text);
}

function numberOf(text: string | null, max: number): number {
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return value <= max ? value : 0;
}

/** Reads an address; missing and invalid values get their defaults. */
export function readProfileView(search: URLSearchParams): ProfileView {
  const sport = numberOf(search.get('sport'), MAX_ID);
  const period = numberOf(search.get('period'), MAX_ID);
  return {
    edit: oneOf(EDITS, search.get('edit')),
    people: oneOf(PEOPLE, search.get('tab')),
    page: Math.max(1, numberOf(search.get('page'), MAX_PAGE)),
    sport: SPORTS.includes(sport) ? sport : 0,
    state: oneOf(STATES, search.get('state')),
    afterId: numberOf(search.get('after'), MAX_ID),
    period: PERIODS.find((days) => days === period) ?? 0,
    isTable: search.get('view') === 'table',
  };
}

/** Address of a profile in a view, without defaults. */
export function profileAddress(userUrl: string, view: ProfileView, locale: Locale): string {
  const { edit, people, page, sport, state, afterId, period, isTable } = view;
  const params = {
    userUrl,
    edit,
    tab: people,
    page: page > 1 ? page : undefined,
    sport: sport > 0 ? sport : undefined,
    state,
    after: afterId > 0 ? afterId : undefined,
    period: period > 0 ? period : undefined,
    view: isTable ? 'table' : undefined,
  };
  return href('profile', params, { locale });
}

/** Email settings of a visitor: on their profile, for a guest after signing in. */
export function notificationsAddress(userUrl: string, isSignedIn: boolean, locale: Locale): string {
  const address = profileAddress(userUrl, { ...plainView, edit: 'notifications' }, locale);
  return isSignedIn ? address : href('login', { next: address }, { locale });
}

/** The first tips of all kinds arrive with the profile itself. */
export const areFirstTips = ({ sport, state, afterId }: ProfileView): boolean =>
  sport === 0 && state === undefined && afterId === 0;
