import { Button } from '@mantine/core';
import type { Project } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useLinks } from './use-links.ts';

interface StartButtonProps {
  project: Pick<Project, 'id' | 'type'>;
  /** The page has another next step, which is the filled button then. */
  beside: boolean;
}

/**
 * Leads to the form that turns a finished work into a startup. It is the next action until there is one;
 * another may always follow.
 */
export function StartButton({ project, beside }: StartButtonProps) {
  const { t } = useTexts();
  const { data: links } = useLinks(project.id);
  const first = links?.startups.length === 0;
  const params = { projectType: project.type, id: project.id };
  return (
    <Button
      variant={first && !beside ? 'filled' : 'default'}
      renderRoot={(root) => (
        <Link {...root} to="/project/$projectType/$id/startup" params={params} />
      )}
    >
      {links && !first ? t('spinoff.actionAgain') : t('spinoff.action')}
    </Button>
  );
}
