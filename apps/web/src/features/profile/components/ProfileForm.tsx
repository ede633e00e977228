import {
  missingProfileFields,
  type ProfileFields,
  REQUIRED_PROFILE_FIELDS,
  userEndpoints,
} from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices, useSessionState } from '../../../platform/ServicesContext.tsx';
import { ProfileFormProvider } from '../hooks/ProfileFormContext.tsx';
import { useNameInToken } from '../hooks/use-name-in-token.ts';
import { useProfileAutosave } from '../hooks/use-profile-autosave.ts';
import { Completeness } from './Completeness.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ProfileSections } from './ProfileSections.tsx';
import { Visibility } from './Visibility.tsx';

export interface ProfileFormProps {
  profile: ProfileFields & { version: number; email: string; id: string; missing: string[] };
}

/** Fields whose saving decides whether the rest opens. */
const OPENING = [...REQUIRED_PROFILE_FIELDS, 'work_place'] as const;
/** When the token is asked for again after the network did not answer, ms. */
const TRY_AGAIN = 3000;

/** The form of the profile. Once the required fields are saved, the token is renewed and the rest opens. */
export function ProfileForm({ profile }: ProfileFormProps) {
  const { t } = useTexts();
  const { session, toasts } = useServices();
  const { email, id, missing: _missing, ...fields } = profile;
  const form = useProfileAutosave(id, fields);
  const state = useSyncExternalStore(form.subscribe, form.state);
  const queries = useQueryClient();
  const signedIn = useSessionState();
  const closed = signedIn.kind === 'in' && signedIn.claims.profile === null;
  const saved = OPENING.every((field) => (state.status[field] ?? 'saved') === 'saved');
  const filled = missingProfileFields(state.values).length === 0;

  useEffect(() => {
    if (!closed || !filled || !saved) return;
    let timer: number | undefined;
    let gone = false;
    async function open() {
      const outcome = await session.renew();
      if (outcome === 'renewed') toasts.success(t('profile.complete.unlocked'));
      if (outcome === 'unreachable' && !gone) timer = window.setTimeout(open, TRY_AGAIN);
    }
    void open();
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [closed, filled, saved, session, toasts, t]);

  useNameInToken(state, signedIn.kind === 'in' && !closed);

  useEffect(
    () => () => void queries.invalidateQueries({ queryKey: keyOf(userEndpoints.profile) }),
    [queries],
  );

  return (
    <ProfileFormProvider value={form}>
      <Completeness />
      <ProfileSections email={email} />
      <Visibility id={id} />
      <ConflictDialog />
    </ProfileFormProvider>
  );
}
