import type { Project } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useFiles } from '../api.ts';
import classes from './FieldList.module.css';
import { taskState } from './task-state.ts';

/** That the task is either written or put in as a file, and which of the two is there. */
export function TaskNote({ project }: { project: Project }) {
  const { t } = useTexts();
  const { data } = useFiles(project.id);
  if (!data) return null;
  const { given, file } = taskState(project.task_fields, data.slots);
  if (given === 'text') return null;
  if (file) return <p className={classes.none}>{t('projectPage.taskInFile', { name: file })}</p>;
  if (!project.can.edit_task) return null;
  return <p className={classes.none}>{t('projectPage.taskEither')}</p>;
}
