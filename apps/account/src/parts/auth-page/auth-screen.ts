import { defineScreen, type RequestedAction } from '@tipmark/remote-kit';
import type { ComponentType } from 'react';

type AuthRoute =
  | 'login'
  | 'register'
  | 'accountRecovery'
  | 'recoverPassword'
  | 'confirmEmail'
  | 'revertEmail'
  | 'socialLogin';

/** A page that is the same for everybody; its messages have the name of its route. */
export const authScreen = (
  route: AuthRoute,
  Component: ComponentType,
  loads: () => readonly RequestedAction[] = () => [],
) =>
  defineScreen({
    route,
    loads,
    Component,
    head: (_state, _visit, t) => ({
      title: t(`${route}.title`),
      description: t(`${route}.description`),
    }),
  });
