import type { Project } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** Leads from a startup to a new application for a grant, filled from it. */
export function ApplicationLink({ project }: { project: Pick<Project, 'id' | 'type'> }) {
  const { t } = useTexts();
  if (project.type !== 'startup') return null;
  return (
    <>
      {' · '}
      <Link to="/grant-applications/new" search={{ project: project.id }}>
        {t('applications.one')}
      </Link>
    </>
  );
}
