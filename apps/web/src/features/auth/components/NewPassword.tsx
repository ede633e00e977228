import { useEffect } from 'react';
import { isApiError } from '../../../app/api/api-error.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { FieldsSkeleton } from '../../../ui/Skeletons.tsx';
import { useVerifyReset } from '../api/use-verify-reset.ts';
import { AuthCard } from './AuthCard.tsx';
import { NewPasswordForm, type NewPasswordProps } from './NewPasswordForm.tsx';

/** The new password behind a recovery link, once the link has proved good. */
export function NewPassword({ id, email, onBadLink }: NewPasswordProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useVerifyReset(id);
  // once it has proved good, a later silence does not take the form away
  const good = data !== undefined;
  const bad = isApiError(error, 'link_invalid', 'validation_failed');

  useEffect(() => {
    if (!bad) return;
    onBadLink('linkInvalid');
  }, [bad, onBadLink]);

  return (
    <AuthCard title={t('auth.reset.title')}>
      <p>{t('auth.reset.intro', { email })}</p>
      {good && <NewPasswordForm id={id} email={email} onBadLink={onBadLink} />}
      {!good && error && !bad && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!good && !error && <FieldsSkeleton fields={2} />}
    </AuthCard>
  );
}
