import { Title } from '@mantine/core';
import { roleOf } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../ui/DataRow.tsx';
import { useMyInvitations } from './api.ts';
import classes from './Invite.module.css';

/** Above the list of projects: who has invited the reader and waits for his answer. */
export function MyInvitations() {
  const { t, dynamic } = useTexts();
  const mine = useMyInvitations();
  const all = mine.data?.invitations ?? [];
  if (all.length === 0) return null;
  return (
    <section className={classes.mine} aria-label={t('projectList.invited.title')}>
      <Title order={2}>{t('projectList.invited.title')}</Title>
      <DataList label={t('projectList.invited.title')}>
        {all.map(({ token, project, inviter: name, role_id: id, state }) => {
          const said = { name, role: dynamic(`roles.${roleOf(id)}`) };
          return (
            <DataRow
              key={token}
              title={project.title}
              note={
                state === 'confirming'
                  ? t('projectList.invited.waits', said)
                  : t('projectList.invited.row', said)
              }
              actions={
                <Link to="/invite" search={{ token }}>
                  {t('projectList.invited.look')}
                </Link>
              }
            />
          );
        })}
      </DataList>
    </section>
  );
}
