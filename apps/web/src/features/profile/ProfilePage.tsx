import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FieldsSkeleton } from '../../ui/Skeletons.tsx';
import { AccountEnd, OwnData } from '../account/public.ts';
import { NotesInProfile } from '../note/public.ts';
import { MailSettings } from '../notification/public.ts';
import { useProfile } from './api.ts';
import { InviteCodes } from './components/InviteCodes.tsx';
import { Keyboard } from './components/Keyboard.tsx';
import { ProfileContents } from './components/ProfileContents.tsx';
import { ProfileForm } from './components/ProfileForm.tsx';
import { Security } from './components/Security.tsx';
import classes from './ProfilePage.module.css';

/** The person's own profile. */
export function ProfilePage() {
  const { t } = useTexts();
  const profile = useProfile();
  return (
    <div>
      <PageHeader title={t('profile.title')} />
      <p className={classes.lead}>{t('profile.lead')}</p>
      {profile.isPending && <FieldsSkeleton fields={6} />}
      {profile.isLoadingError && <LoadFailure error={profile.error} onRetry={profile.refetch} />}
      {profile.data && (
        <div className={classes.columns}>
          <ProfileContents />
          <div className={classes.parts}>
            <ProfileForm key={profile.data.id} profile={profile.data} />
            <InviteCodes />
            <MailSettings />
            <Keyboard />
            <NotesInProfile />
            <Security />
            <OwnData />
            <AccountEnd />
          </div>
        </div>
      )}
    </div>
  );
}
