import type { Matter } from '@pv/contract';
import { roleOf, waitedDays } from '@pv/contract';
import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { shortDayText } from '../../ui/days.ts';
import { useMyInvitations } from '../invite/public.ts';
import classes from './MatterLines.module.css';
import { useWaitingSummary } from './use-waiting-summary.ts';

/** What waits for the reader in a team, in words. */
export function useMatterWords(): (matter: Matter) => string {
  const { dynamic } = useTexts();
  return ({ kind, name, role_id: id }) =>
    dynamic(`whoseMove.matter.${kind}`, { name, role: id ? dynamic(`roles.${roleOf(id)}`) : '' });
}

/** Everything in teams that waits for the reader, as far as it is known. */
export function useMatters(): readonly Matter[] {
  return useWaitingSummary().data?.matters ?? [];
}

/** Leads to the invitation itself; until its address is known, to the invitations above the list. */
function InvitationLink({ matter }: { matter: Matter }) {
  const words = useMatterWords();
  const mine = useMyInvitations().data?.invitations ?? [];
  const token = mine.find(({ project }) => project.id === matter.project.id)?.token;
  if (!token) return <Link to="/projects">{words(matter)}</Link>;
  return (
    <Link to="/invite" search={{ token }}>
      {words(matter)}
    </Link>
  );
}

/** Since when a matter waits and for how many days, as a move line says it. */
function MatterAge({ since }: Pick<Matter, 'since'>) {
  const { t } = useTexts();
  const days = waitedDays(new Date(since), new Date());
  const age = days < 1 ? t('ui.move.today') : t('ui.move.since', { count: days });
  const from = days < 1 ? [] : [t('projectList.since', { date: shortDayText(since, t) })];
  return <span className={classes.age}>{`, ${[...from, age].join(', ')}`}</span>;
}

/** A matter with its age, which leads to where it is answered. */
export function MatterLine({ matter }: { matter: Matter }) {
  return (
    <span>
      <MatterLink matter={matter} />
      <MatterAge since={matter.since} />
    </span>
  );
}

/** Leads to where a matter is answered: the team of the project, or the invitation. */
function MatterLink({ matter }: { matter: Matter }) {
  const words = useMatterWords();
  const { kind, project } = matter;
  if (kind === 'invitation') return <InvitationLink matter={matter} />;
  return (
    <Link
      to="/project/$projectType/$id"
      params={{ projectType: project.type, id: project.id }}
      hash="team"
    >
      {words(matter)}
    </Link>
  );
}

/** Under the move of a project: what waits for the reader in its team. */
export function MatterLines({ projectId }: { projectId: string }) {
  const own = useMatters().filter(({ project }) => project.id === projectId);
  return own.map((matter) => (
    <p key={matter.id} className={classes.line}>
      <IconUsers size={16} stroke={1.8} aria-hidden="true" />
      <MatterLine matter={matter} />
    </p>
  ));
}
