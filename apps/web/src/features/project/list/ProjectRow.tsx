import { Progress, Text } from '@mantine/core';
import type { ProjectRow as Row } from '@pv/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DataRow } from '../../../ui/DataRow.tsx';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { daysOverdue } from '../fields/date-text.ts';
import classes from './ProjectRow.module.css';

/** One project of the list: whose move, the status, the nearest deadline, how far it has come. */
export function ProjectRow({ project }: { project: Row }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const succeeded = project.completion_status === 'succeeded';
  const late = succeeded ? 0 : daysOverdue(project.deadline, dayjs().format('YYYY-MM-DD'));
  const badge = succeeded
    ? { group: 'completed' as const, label: t('approval.status.succeeded') }
    : words.status(project.status);
  return (
    <DataRow
      title={
        <Link to="/project/$projectType/$id" params={{ projectType: project.type, id: project.id }}>
          {project.title}
        </Link>
      }
      note={<MoveLine compact {...(project.move ? words.move(project.move) : { who: 'nobody' })} />}
      meta={
        <div className={classes.meta}>
          <StatusBadge {...badge} />
          {project.deadline && (
            <Text size="sm" c="dimmed" className={classes.date}>
              {t('projectPage.until', { date: dayjs(project.deadline).format('DD.MM.YYYY') })}
              {late > 0 && (
                <span className={classes.late}>
                  <IconAlertTriangle size={15} stroke={1.8} aria-hidden="true" />
                  {t('projectPage.overdue', { count: late })}
                </span>
              )}
            </Text>
          )}
          <div className={classes.progress}>
            <Progress
              value={project.progress}
              size="sm"
              aria-label={t('projectPage.progress', { percent: project.progress })}
            />
            <Text size="sm" c="dimmed" className={classes.percent}>
              {project.progress} %
            </Text>
          </div>
        </div>
      }
    />
  );
}
