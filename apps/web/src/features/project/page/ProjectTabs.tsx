import { Text } from '@mantine/core';
import { categoryOf, type Project } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './ProjectTabs.module.css';

/** Above the title of a project: what it is, how far it is, and its log. */
export function AboveProject({ project, children }: { project: Project; children?: ReactNode }) {
  const { t, dynamic } = useTexts();
  const category = project.category_id
    ? dynamic(`projects.category.${categoryOf(project.category_id)}`)
    : dynamic(`profile.kind.${project.type}`);
  return (
    <Text size="sm" c="dimmed">
      <Link to="/projects">{t('shell.nav.projects')}</Link>
      {` · ${category}`}
      {` · ${t('projectPage.progress', { percent: project.progress })}`}
      {project.awaits_reapproval && `, ${t('whoseMove.again')}`}
      {' · '}
      <Link to="/log" search={{ project: project.id }}>
        {t('shell.nav.log')}
      </Link>
      {project.type === 'startup' && (
        <>
          {' · '}
          <Link to="/investment-navigator" search={{ project: project.id }}>
            {t('navigator.title')}
          </Link>
        </>
      )}
      {children}
    </Text>
  );
}

/** Between the roadmap of a project and its tasks. */
export function ProjectTabs({ project: { id, type } }: { project: Project }) {
  const { t } = useTexts();
  const to = {
    params: { projectType: type, id },
    activeOptions: { exact: true, includeSearch: false },
  };
  return (
    <nav className={classes.tabs} aria-label={t('projectPage.tabs')}>
      <Link to="/project/$projectType/$id" {...to}>
        {t(type === 'article' ? 'projectPage.articleStages' : 'projectPage.roadmap')}
      </Link>
      <Link to="/project/$projectType/$id/tasks" {...to}>
        {t('shell.nav.tasks')}
      </Link>
    </nav>
  );
}
