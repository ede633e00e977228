import { Alert } from '@mantine/core';
import { roleOf, type Team } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { awaitedReviewers } from './awaited-reviewers.ts';

/** Says whose invitation to review waits, while the authors may approve by themselves; else nothing. */
export function AwaitedReviewers({ team }: { team: Team }) {
  const { t, dynamic } = useTexts();
  const awaited = awaitedReviewers(team);
  if (awaited.length === 0) return null;
  const who = awaited.map(
    ({ email, role_id: role }) => `${email} (${dynamic(`roles.${roleOf(role)}`).toLowerCase()})`,
  );
  const accepted = awaited.some(({ state }) => state === 'confirming');
  return (
    <Alert variant="light" mb="sm">
      {t(accepted ? 'team.awaited.confirming' : 'team.awaited.pending', { who: who.join(', ') })}
    </Alert>
  );
}
