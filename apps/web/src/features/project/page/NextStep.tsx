import { Button } from '@mantine/core';
import type { Project } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ApprovalActions } from '../approval/ApprovalActions.tsx';
import { editionOf, nextAction, subjectOf } from './subject.ts';

/** The filled button of the page: the next action, or the way to what it still lacks. */
export function NextStep({ project }: { project: Project }) {
  const { t } = useTexts();
  const next = nextAction(project);
  if (!next) return null;
  const { action, stage } = next;
  if (action.missing.length > 0) {
    if (action.missing.includes('final_report')) {
      return (
        <Button component="a" href={`/project/nir/${project.id}/document/${stage?.id}`}>
          {t('projectPage.document.open')}
        </Button>
      );
    }
    return (
      <Button component="a" href={stage ? `#stage-${stage.id}` : '#about'}>
        {t('projectPage.fill')}
      </Button>
    );
  }
  return (
    <ApprovalActions
      id={stage?.id ?? project.id}
      edition={editionOf(project, action.section, stage)}
      status={(stage ?? project).status}
      subject={subjectOf(t, action.section, stage)}
      actions={[action]}
      filled
    />
  );
}
