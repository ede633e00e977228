import type { Project } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** Leads to what the project tells whoever gives money. */
export function PassportLink({ project }: { project: Pick<Project, 'id' | 'type'> }) {
  const { t } = useTexts();
  const params = { projectType: project.type, id: project.id };
  return (
    <Link to="/project/$projectType/$id/passport" params={params}>
      {t('passport.title')}
    </Link>
  );
}
