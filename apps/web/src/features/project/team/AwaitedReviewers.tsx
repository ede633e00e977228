import { Alert } from '@mantine/core';
import { type Invitation, isReviewerRole, roleOf, type Team } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/**
 * The reviewers who are invited and not in the team yet, while nobody else reviews: until one of them
 * is there the authors approve by themselves, and after that everything has to be approved again.
 */
export function awaitedReviewers({ team, invitations }: Team): Invitation[] {
  const reviews = ({ role_id: role }: { role_id: Invitation['role_id'] }) =>
    isReviewerRole(roleOf(role));
  if (team.some(reviews)) return [];
  return invitations.filter(
    (one) => reviews(one) && (one.state === 'pending' || one.state === 'confirming'),
  );
}

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
