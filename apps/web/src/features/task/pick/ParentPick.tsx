import type { TaskRow } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useWorld } from '../page/TasksWorld.tsx';
import { NONE } from '../set/group-tasks.ts';
import { OptionList } from './OptionList.tsx';
import classes from './Picker.module.css';
import { parentRefusal, parentsFor } from './parents.ts';

interface ParentPickProps {
  label: string;
  task: TaskRow;
  /** Takes the id of the new parent, null for none. */
  onChoose: (parent: string | null) => void;
}

/** The task that one is a part of; what cannot be is told and not sent. */
export function ParentPick({ label, task, onChoose }: ParentPickProps) {
  const { t } = useTexts();
  const { set, all } = useWorld();
  const [error, setError] = useState<string | null>(null);

  function choose(id: string) {
    const parent = all.get(id);
    const refusal = parent && parentRefusal(set.tasks, task, parent);
    if (refusal) setError(t(`tasks.pick.${refusal}`, { title: parent.title }));
    else onChoose(parent?.id ?? null);
  }
  return (
    <>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <OptionList
        label={label}
        options={[
          { value: NONE, label: t('tasks.none.parent') },
          ...parentsFor(set.tasks, task).map(({ id, number, title }) => ({
            value: id,
            label: `${number} ${title}`,
          })),
        ]}
        chosen={new Set([task.parent_id ?? NONE])}
        onChoose={choose}
      />
    </>
  );
}
