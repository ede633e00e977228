import type { Project } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useChangeProject } from '../api/use-project-changes.ts';
import { useProjectReviews } from '../api/use-reviews.ts';
import { ApprovalActions } from '../approval/ApprovalActions.tsx';
import { ReviewFold } from '../approval/ReviewFold.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { EditableDates } from './EditableDates.tsx';
import { EditableText } from './EditableText.tsx';
import { FieldList } from './FieldList.tsx';

/** The project section: assignment and concept, approved together. */
export function AboutSection({ project }: { project: Project }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const change = useChangeProject();
  const { id, version } = project;
  const badge = words.status(project.status);
  const save = (part: object) => change.mutateAsync({ params: { id }, body: { ...part, version } });
  return (
    <Section title={t('projectPage.about')} id="about" aside={<StatusBadge {...badge} />}>
      <EditableText
        label={t('projectPage.annotation')}
        value={project.annotation}
        empty={t('projectPage.annotationEmpty')}
        editable={project.can.edit}
        approved={badge.group === 'approve'}
        maxLength={5000}
        busy={change.isPending}
        onSave={(annotation) => save({ annotation })}
      />
      <EditableDates value={project} editable={project.can.edit} onSave={save} />
      <FieldList project={project} list="taskFields" fields={project.task_fields} />
      <FieldList project={project} list="infoFields" fields={project.info_fields} />
      <ApprovalActions
        id={id}
        edition={project.edition}
        status={project.status}
        subject={t('approval.section.project')}
        actions={project.actions}
        filled={false}
      />
      <ReviewFold id={id} use={useProjectReviews} mayTick={project.can.edit_task} />
    </Section>
  );
}
