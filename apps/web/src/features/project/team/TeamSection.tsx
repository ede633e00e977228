import { Text } from '@mantine/core';
import { type Member, type Project, roleOf } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { Section } from '../../../ui/Section.tsx';
import { InviteByCode } from './InviteByCode.tsx';

function MemberRow({ member }: { member: Member }) {
  const { t, dynamic } = useTexts();
  const role = dynamic(`roles.${roleOf(member.role_id)}`);
  const marks = [
    member.is_me && t('projectPage.team.me'),
    member.is_creator && t('projectPage.team.creator'),
  ];
  const note = [member.post, member.institution].filter(Boolean).join(', ');
  return (
    <DataRow
      title={member.name}
      note={
        note ? (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        ) : null
      }
      meta={<Text size="sm">{[role, ...marks].filter(Boolean).join(' · ')}</Text>}
    />
  );
}

/** Who is in the team and how to take somebody in. */
export function TeamSection({ project }: { project: Project }) {
  const { t } = useTexts();
  return (
    <Section title={t('projectPage.team.title')} id="team">
      <DataList label={t('projectPage.team.title')}>
        {project.team.map((member) => (
          <MemberRow key={member.user_id} member={member} />
        ))}
      </DataList>
      {project.can.invite && <InviteByCode project={project} />}
    </Section>
  );
}
