import { Button } from '@mantine/core';
import type { Project } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

interface PassportLinkProps {
  project: Pick<Project, 'id' | 'type'>;
  /** Among the next actions, as of a finished work that looks for money. */
  button?: boolean;
}

/** Leads to what the project tells whoever gives money. */
export function PassportLink({ project, button = false }: PassportLinkProps) {
  const { t } = useTexts();
  const params = { projectType: project.type, id: project.id };
  const to = '/project/$projectType/$id/passport';
  if (!button) {
    return (
      <Link to={to} params={params}>
        {t('passport.title')}
      </Link>
    );
  }
  return (
    <Button variant="default" renderRoot={(root) => <Link {...root} to={to} params={params} />}>
      {t('passport.title')}
    </Button>
  );
}
