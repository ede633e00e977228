import type { ApprovalAction, Project, Stage } from '@pv/contract';
import type { Translate } from '@pv/texts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** What an approval is about, in words: «План этапа 2». */
export function subjectOf(
  t: Translate,
  section: ApprovalAction['section'],
  { stage, type }: { stage?: Pick<Stage, 'number'> | undefined; type?: Project['type'] } = {},
): string {
  const number = stage?.number ?? '';
  const titles = {
    project: () => t('approval.section.project'),
    plan: () => t('projectPage.stagePlan', { number }),
    result: () => t('projectPage.stageResult', { number }),
    final: () =>
      t(type === 'article' ? 'approval.article.section.final' : 'approval.section.final'),
  };
  return titles[section]();
}

interface Placed {
  section: ApprovalAction['section'];
  stage: Pick<Stage, 'number'> | null | undefined;
  project?: Pick<Project, 'type'> | null;
}

/** What a row is about: «План этапа 2». */
export function useSubject(): (row: Placed) => string {
  const { t } = useTexts();
  return ({ section, stage, project }) =>
    subjectOf(t, section, { stage: stage ?? undefined, ...(project && { type: project.type }) });
}

/** The same inside a sentence: «план этапа 2». */
export function inSentence(subject: string): string {
  return `${subject.charAt(0).toLowerCase()}${subject.slice(1)}`;
}

/** The edition that a decision on a section is made on. */
export function editionOf(project: Project, section: ApprovalAction['section'], stage?: Stage) {
  if (section === 'project' || !stage) return project.edition;
  return section === 'plan' ? stage.plan_edition : stage.result_edition;
}
