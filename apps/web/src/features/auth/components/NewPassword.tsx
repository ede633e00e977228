import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { FieldsSkeleton } from '../../../ui/Skeletons.tsx';
import { useVerifyReset } from '../api.ts';
import { AuthCard } from './AuthCard.tsx';
import type { BadLink } from './bad-link.ts';
import { NewPasswordForm, type NewPasswordProps } from './NewPasswordForm.tsx';

/** The new password behind a recovery link, once the link has proved good. */
export function NewPassword({ id, email, onBadLink }: Omit<NewPasswordProps, 'onSilence'>) {
  const { t } = useTexts();
  const { data, error, refetch } = useVerifyReset(id, email);
  // once it has proved good, a later silence does not take the form away
  const good = data !== undefined;
  /** A new password was sent and no answer came: it may be set, and the link works only once. */
  const [unanswered, setUnanswered] = useState(false);
  const giveUp = useCallback(
    (why: BadLink) => onBadLink(unanswered ? 'maybeChanged' : why),
    [unanswered, onBadLink],
  );
  const bad = isApiError(error, 'link_invalid', 'validation_failed');

  useEffect(() => {
    if (!bad) return;
    giveUp('linkInvalid');
  }, [bad, giveUp]);

  return (
    <AuthCard title={t('auth.reset.title')}>
      {good && (
        <>
          <p>{t('auth.reset.intro', { email })}</p>
          <NewPasswordForm
            id={id}
            email={email}
            onBadLink={giveUp}
            onSilence={() => setUnanswered(true)}
          />
        </>
      )}
      {!good && error && !bad && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!good && !error && <FieldsSkeleton fields={2} />}
    </AuthCard>
  );
}
