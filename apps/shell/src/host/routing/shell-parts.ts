import type { RemoteModule, RequestedAction, Translate } from '@tipmark/remote-kit';
import type { RouteName } from '@tipmark/route-builder';
import type { ComponentType, ReactNode } from 'react';

/** What the host shows without knowing it: the layout, the shell's pages and what replaces them. */
export interface ShellParts {
  /** The shell's own screens, in the form of a remote. */
  readonly pages: RemoteModule;
  /** The layout round every screen. */
  readonly Frame: ComponentType<{ readonly children?: ReactNode }>;
  /** Boundary round every screen: a failing one does not affect the rest. */
  readonly ScreenFailed: ComponentType;
  /** Boundary of the frame, for failures before a screen is known. */
  readonly SiteFailed: ComponentType;
  /** The page of unknown addresses. */
  readonly MissingPage: ComponentType;
  /** Loads of the pages that list something in place of a screen. */
  readonly missingLoads: (pathname: string) => readonly RequestedAction[];
  /** The name of a page that is not built yet. */
  readonly reservedTitle: (route: RouteName | undefined, translate: Translate) => Promise<string>;
}
