import { type Task, taskFields } from '@pv/contract';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { keepAutosaves } from '../../../platform/autosave/keep-autosaves.ts';
import { useKeptAutosave } from '../../../platform/autosave/use-kept-autosave.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { check, fieldErrorText } from '../../../ui/form/field.ts';
import { readTask } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';

/** What of a task is written, rather than chosen. */
export type TaskTexts = Pick<Task, 'title' | 'description'>;

const textsOf = ({ title, description }: TaskTexts): TaskTexts => ({ title, description });

/** The texts of all tasks that were opened in this tab, while something in them is not saved. */
const forms = keepAutosaves<TaskTexts>();

/**
 * The texts of a task, which save themselves as they are typed and outlive the panel while they are not
 * saved. The component that uses it has the id of the task for its key.
 */
export function useTaskForm(task: Task): Autosave<TaskTexts> {
  const call = useCall();
  const { t } = useTexts();
  const { deeds } = useWorld();
  const { id, title, description, version } = task;
  return useKeptAutosave<TaskTexts>({
    keeper: forms,
    id,
    place: `form.task.${id}`,
    fields: useMemo(() => ({ title, description }), [title, description]),
    version,
    check(field, value) {
      const wrong = check(taskFields[field])(value);
      return wrong && fieldErrorText(t, wrong);
    },
    send: (changes, from) => deeds.change(id, { ...changes, version: from }),
    read: async () => {
      const fresh = await readTask(call, id);
      return { fields: textsOf(fresh), version: fresh.version };
    },
  });
}
