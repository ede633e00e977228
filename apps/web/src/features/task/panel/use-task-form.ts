import { type Task, taskFields } from '@pv/contract';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { type Autosave, createAutosave } from '../../../platform/autosave/autosave.ts';
import { keepAutosaves, saveChanges } from '../../../platform/autosave/keep-autosaves.ts';
import { keepForLater, parseChanges, useDraft } from '../../../platform/drafts.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { check, fieldErrorText } from '../../../ui/form/field.ts';
import { readTask } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';

/** What of a task is written, rather than chosen. */
export type TaskTexts = Pick<Task, 'title' | 'description'>;

const textsOf = ({ title, description }: TaskTexts): TaskTexts => ({ title, description });

/** The texts of all tasks that were opened in this tab, while something in them is not saved. */
const forms = keepAutosaves<TaskTexts>();

const sendAll = () => void forms.settle();

function warn(event: BeforeUnloadEvent) {
  if (!forms.atRisk()) return;
  event.preventDefault();
  sendAll();
}

function later(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/**
 * The texts of a task, which save themselves as they are typed and outlive the panel while they are not
 * saved. The component that uses it has the id of the task for its key.
 */
export function useTaskForm(task: Task): Autosave<TaskTexts> {
  const call = useCall();
  const { t } = useTexts();
  const { deeds } = useWorld();
  const draft = useDraft(`form.task.${task.id}`);
  const { id, version } = task;

  function make() {
    return createAutosave<TaskTexts>({
      fields: textsOf(task),
      version,
      check(field, value) {
        const wrong = check(taskFields[field])(value);
        return wrong && fieldErrorText(t, wrong);
      },
      later,
      kept: parseChanges(draft.read(), textsOf(task)),
      keep: (unsaved) => keepForLater(draft, unsaved && JSON.stringify(unsaved)),
      save: (changes, from) =>
        saveChanges<TaskTexts>({
          send: () => deeds.change(id, { ...changes, version: from }),
          read: async () => {
            const fresh = await readTask(call, id);
            return { fields: textsOf(fresh), version: fresh.version };
          },
          refused(error) {
            const said = describeError(error, t);
            const names = Object.keys(changes);
            return { kind: 'wrong', errors: Object.fromEntries(names.map((name) => [name, said])) };
          },
        }),
    });
  }
  const [form] = useState(() => forms.get(id, make));
  useEffect(() => forms.hold(id), [id]);
  const { title, description } = task;
  useEffect(() => form.take({ title, description }, version), [form, title, description, version]);
  useEffect(() => {
    // added once however many forms ask
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', sendAll);
  }, []);
  return form;
}
