import type { PageProfile } from '@tipmark/contract';
import type { ProfilePage } from '../use-profile.ts';

/** What every panel of the settings receives. */
export interface EditProps {
  readonly page: ProfilePage;
  readonly profile: PageProfile;
}
