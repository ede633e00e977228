import { type Invitation, isReviewerRole, roleOf, type Team } from '@pv/contract';

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
