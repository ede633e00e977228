import type { Comment, Discussion } from '@pv/contract';
import { IconArrowBackUp, IconListCheck } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { type Making, taskTitleOf, useMakeTask } from '../../comment/public.ts';
import { useReviewDraft, useSubject } from '../../project/public.ts';

/** A remark is a line of its own. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * What a comment becomes in one press, each saying where it came from: a task of the project, and a remark in
 * the unsent review of whoever may give a section back now.
 */
export function useMakings({ project, type, can, returns }: Discussion): Making[] {
  const { t } = useTexts();
  const toasts = useToasts();
  const create = useMakeTask();
  const draftOf = useReviewDraft();
  const subject = useSubject();
  if (!project) return [];

  function makeTask(comment: Comment) {
    const source = { kind: 'comment', id: comment.id } as const;
    const body = { project_id: project?.id ?? '', title: taskTitleOf(comment), source };
    create.mutateAsync({ body }).then(
      (made) => toasts.success(t('tasks.panel.made', { title: made.title })),
      () => undefined,
    );
  }
  const task = {
    label: t('comments.task'),
    icon: IconListCheck,
    make: makeTask,
    task: true,
  } as const;
  const remarks = returns.map(({ section, stage_id: stageId, stage_number: number }): Making => {
    const what = subject({ section, stage: stageId ? { number } : null, project: { type } });
    return {
      label: t('discussions.remark', { what }),
      icon: IconArrowBackUp,
      make({ text, author }) {
        const draft = draftOf(stageId ?? project.id, { section, intent: 'return' });
        const line = t('discussions.remarkLine', { text: oneLine(text), name: author.name });
        draft.keep([draft.read()?.trimEnd(), line].filter(Boolean).join('\n'));
        toasts.success(t('discussions.remarkMade', { what }));
      },
    };
  });
  return [...(can.make_tasks ? [task] : []), ...remarks];
}
