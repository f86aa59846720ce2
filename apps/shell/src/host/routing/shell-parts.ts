import type { RemoteModule, RequestedAction, Translate } from '@tipmark/remote-kit';
import type { Place } from '@tipmark/remote-kit/router';
import type { RouteName } from '@tipmark/route-builder';
import type { ComponentType, ReactNode } from 'react';
import type { PageFailure } from './page-failure.ts';

/** What the host shows without knowing it: the layout, the shell's pages and what replaces them. */
export interface ShellParts {
  /** The shell's own screens, in the form of a remote. */
  readonly pages: RemoteModule;
  /** The layout round every screen. */
  readonly Frame: ComponentType<{
    /** Where the page is going. */
    readonly pending?: Place | undefined;
    readonly children?: ReactNode;
  }>;
  /** Stands in place of a screen that cannot be shown: the rest of the page stays. */
  readonly ScreenFailed: ComponentType<{ readonly failure: PageFailure }>;
  /** Stands in place of the frame when that fails. */
  readonly SiteFailed: ComponentType<{ readonly failure: PageFailure }>;
  /** The page of unknown addresses. */
  readonly MissingPage: ComponentType;
  /** Loads of the pages that list something in place of a screen. */
  readonly missingLoads: (pathname: string) => readonly RequestedAction[];
  /** The name of a page that is not built yet. */
  readonly reservedTitle: (route: RouteName | undefined, translate: Translate) => Promise<string>;
}
