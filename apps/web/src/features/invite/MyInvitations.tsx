import { Title } from '@mantine/core';
import { roleOf } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { DataList, DataRow } from '../../ui/DataRow.tsx';
import { useMyInvitations } from './api/use-my-invitations.ts';
import classes from './Invite.module.css';

/** Above the list of projects: who has invited the reader and waits for his answer. */
export function MyInvitations() {
  const { t, dynamic } = useTexts();
  const mine = useMyInvitations();
  const all = mine.data?.invitations ?? [];
  if (all.length === 0) return null;
  return (
    <section className={classes.mine} aria-label={t('team.received.mine')}>
      <Title order={2}>{t('team.received.mine')}</Title>
      <DataList label={t('team.received.mine')}>
        {all.map(({ token, project, inviter: name, role_id: id, state }) => {
          const said = { name, role: dynamic(`roles.${roleOf(id)}`) };
          return (
            <DataRow
              key={token}
              title={project.title}
              note={
                state === 'confirming'
                  ? t('team.received.mineWaits', said)
                  : t('team.received.mineRow', said)
              }
              actions={
                <Link to="/invite" search={{ token }}>
                  {t('team.received.look')}
                </Link>
              }
            />
          );
        })}
      </DataList>
    </section>
  );
}
