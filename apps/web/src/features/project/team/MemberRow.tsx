import { Button } from '@mantine/core';
import {
  type Project,
  roleOf,
  type Team,
  type TeamMemberView,
  type TeamRequest,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { PersonLink } from '../../person/public.ts';
import { useCancelRequest, useRemindTarget } from '../api.ts';
import { RemindButton } from '../waiting/RemindButton.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { TeamRow } from './TeamRow.tsx';
import { useDays } from './use-days.ts';

const WORDS = {
  exclusion: 'team.askedToLeave',
  role_offer: 'team.askedRole',
  handover: 'team.askedAuthor',
} as const;

/** What a member is asked for and has not answered; who has asked can take it back. */
function Pending({ request }: { request: TeamRequest }) {
  const { t, dynamic } = useTexts();
  const days = useDays();
  const toasts = useToasts();
  const cancel = useCancelRequest(request.kind);
  const remind = useRemindTarget(request.kind);
  const params = { id: request.id };
  const role = request.role_id ? dynamic(`roles.${roleOf(request.role_id)}`) : '';
  return (
    <div>
      {dynamic(WORDS[request.kind], { date: days.until(request.expires_at), role })}
      {request.can.cancel && (
        <Button
          variant="subtle"
          size="compact-sm"
          ml={8}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ params })}
        >
          {t('team.cancel')}
        </Button>
      )}
      {request.can.remind && (
        <RemindButton
          wait={request}
          busy={remind.isPending}
          onRemind={() =>
            remind.mutate(
              { params },
              { onSuccess: () => toasts.success(t('whoseMove.nudge.done')) },
            )
          }
        />
      )}
    </div>
  );
}

interface MemberRowProps {
  member: TeamMemberView;
  project: Project;
  team: Team;
}

/** A person in the team: name, role, since when, what is asked of him, what can be done. */
export function MemberRow({ member, project, team }: MemberRowProps) {
  const { t, dynamic } = useTexts();
  const days = useDays();
  const place = [member.post, member.institution].filter(Boolean).join(', ');
  // what the reader is asked for himself stands above the list, with its buttons
  const asked = team.requests.filter(
    ({ target, can }) => target.id === member.user_id && !can.answer,
  );
  const marks = [
    dynamic(`roles.${roleOf(member.role_id)}`),
    member.is_me && t('projectPage.team.me'),
    member.is_creator && t('projectPage.team.creator'),
  ].filter(Boolean);
  return (
    <TeamRow
      title={<PersonLink id={member.user_id} name={member.name || member.email} />}
      note={
        <>
          <div>
            {[place, t('team.since', { date: days.since(member.joined_at) })]
              .filter(Boolean)
              .join(' · ')}
          </div>
          {asked.map((request) => (
            <Pending key={request.id} request={request} />
          ))}
        </>
      }
      role={marks.join(' · ')}
      actions={<MemberMenu member={member} project={project} team={team} />}
    />
  );
}
