import { useParams } from '@tanstack/react-router';
import { useTeam } from '../api.ts';
import { AwaitedReviewers } from '../team/AwaitedReviewers.tsx';

function OfProject({ id }: { id: string }) {
  const { data } = useTeam(id);
  return data ? <AwaitedReviewers team={data} /> : null;
}

/** On the page of a project: whose invitation to review waits, for who is about to approve alone. */
export function UnansweredReviewers() {
  const { id } = useParams({ strict: false });
  return id ? <OfProject id={id} /> : null;
}
