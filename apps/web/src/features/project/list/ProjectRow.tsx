import { Progress } from '@mantine/core';
import type { ProjectRow as Row } from '@pv/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { dayText } from '../../../ui/days.ts';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { inBrackets, useZoneBeside } from '../../../ui/zone/zone.ts';
import { MatterLines } from '../../waiting/public.ts';
import { ReviewerMark } from '../approval/ReviewerMark.tsx';
import { standingOf, useApprovalWords } from '../approval/use-approval-words.ts';
import { daysLate } from '../fields/date-text.ts';
import classes from './ProjectRow.module.css';

interface ProjectRowProps {
  project: Row;
  /** Its date says the zone where the reader has another; else that is said once, over the list. */
  tellsZone: boolean;
}

/** The nearest date, by how much it is missed, and how far the project has come. */
function Pace({ project, tellsZone }: ProjectRowProps) {
  const { t } = useTexts();
  const beside = useZoneBeside();
  const { deadline, progress, completion_status, time_zone: zone, awaits_reapproval } = project;
  const done = completion_status === 'succeeded';
  const late = done ? 0 : daysLate(deadline, zone);
  return (
    <div className={classes.pace}>
      <div className={classes.date}>
        {deadline && !done && (
          <span title={t('projectList.dueHint')}>
            {t('projectList.due', { date: dayText(deadline, t) })}
            {tellsZone && inBrackets(beside(deadline, zone))}
          </span>
        )}
        {late > 0 && (
          <span className={classes.late}>
            <IconAlertTriangle size={15} stroke={1.8} aria-hidden="true" />
            {t('projectPage.overdue', { count: late })}
          </span>
        )}
      </div>
      <div className={classes.progress}>
        <Progress
          value={progress}
          size="sm"
          aria-label={t('projectPage.progress', { percent: progress })}
        />
        <span className={classes.percent}>{progress} %</span>
      </div>
      {awaits_reapproval && <span className={classes.again}>{t('whoseMove.again')}</span>}
    </div>
  );
}

/**
 * One project of the list: whose move it is, what is asked and since when; how it stands; the nearest
 * date, and how far it has come.
 */
export const ProjectRow = memo(function ProjectRow({ project, tellsZone }: ProjectRowProps) {
  const { dynamic } = useTexts();
  const words = useApprovalWords(project.type);
  const about = [dynamic(`profile.kind.${project.type}`), project.creator.name, project.group];
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <Link
          className={classes.title}
          to="/project/$projectType/$id"
          params={{ projectType: project.type, id: project.id }}
        >
          {project.title}
        </Link>
        <MoveLine
          compact
          {...(project.move ? words.move(project.move, true) : { who: 'nobody' })}
        />
        <MatterLines projectId={project.id} />
      </div>
      <div className={classes.state}>
        <StatusBadge {...words.standing(project, project.move)} />
        <ReviewerMark status={standingOf(project, project.move).code} />
        <span className={classes.about}>{about.filter(Boolean).join(' · ')}</span>
      </div>
      <Pace project={project} tellsZone={tellsZone} />
    </li>
  );
});
