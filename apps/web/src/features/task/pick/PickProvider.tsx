import { Popover, VisuallyHidden } from '@mantine/core';
import type { Person, TaskRow } from '@pv/contract';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { daysReversed } from '../../../ui/form/parse-day.ts';
import { useTell } from '../api.ts';
import { useTaskNumbers } from '../days/use-task-name.ts';
import { keepFocusAt } from '../keys/use-held-focus.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import { PriorityMark, StatusMark } from '../row/marks.tsx';
import type { BulkChange } from '../set/change-set.ts';
import { NONE } from '../set/group-tasks.ts';
import { DayPick } from './DayPick.tsx';
import { OptionList } from './OptionList.tsx';
import { inAll, type PickField, toggled, toggledOne } from './options.ts';
import { ParentPick } from './ParentPick.tsx';
import classes from './Picker.module.css';
import { TagPick } from './TagPick.tsx';

interface Picking {
  field: PickField;
  ids: readonly string[];
  place: DOMRect;
}

type Pick = (field: PickField, ids: readonly string[], beside: Element) => void;

const PickContext = createContext<Pick>(() => undefined);
const PickingContext = createContext(false);

/** Opens a list or a calendar beside an element, to change a field of some tasks. */
export const usePick = (): Pick => use(PickContext);

/** Whether a list or a calendar is open now, so that Escape is for it alone. */
export const usePicking = (): boolean => use(PickingContext);

interface BodyProps {
  picking: Picking;
  tasks: readonly TaskRow[];
  label: string;
  onDone: () => void;
  /** Tells screen readers what has become of the task. */
  onSaid: (words: string) => void;
}

/** Whoever has one of the tasks may be taken off it, whatever his role is. */
const isOnOneOf = (tasks: readonly TaskRow[], { id }: Person) =>
  tasks.some(({ assignees }) => assignees.some((one) => one.id === id));

/** How many tasks are read at a glance. */
const NAMED = 10;

/** What is chosen from: the field decides. */
function PickBody({ picking, tasks, label, onDone, onSaid }: BodyProps) {
  const { field } = picking;
  const { t } = useTexts();
  const { set, deeds, stages, people, assignable, today, statusTitle } = useWorld();
  const { tell } = useTell();
  const numbersOf = useTaskNumbers();
  const [one] = tasks;
  if (!one) return null;
  const ids = tasks.map(({ id }) => id);

  function give(change: BulkChange): Promise<unknown> {
    const alone = one && tasks.length === 1;
    const doing = alone ? deeds.change(one.id, change) : deeds.changeMany(ids, change);
    tell(doing);
    return doing;
  }
  function choose(change: BulkChange) {
    onDone();
    return give(change);
  }
  const same = <T,>(read: (task: TaskRow) => T) =>
    tasks.every((task) => read(task) === read(one)) ? read(one) : undefined;
  const chosen = (value: string | null | undefined) =>
    new Set(value === undefined ? [] : [value ?? NONE]);
  const isReader = (list: 'assignees' | 'tags', id: string) =>
    list === 'assignees' && !assignable.some((person) => person.id === id);
  function toggle(list: 'assignees' | 'tags', id: string) {
    if (one && tasks.length === 1) tell(deeds.change(one.id, toggledOne(one, list, id)));
    // who may not be given tasks stands here to be taken off those that he has
    else give(toggled(list, id, inAll(tasks, list).has(id) || isReader(list, id)));
  }

  switch (field) {
    case 'status':
    case 'move':
      return (
        <OptionList
          label={label}
          options={set.statuses.map(({ id }) => ({ value: id, label: statusTitle(id) }))}
          chosen={chosen(same((task) => task.status))}
          mark={(id) => (
            <StatusMark id={id} closed={set.statuses.some((s) => s.id === id && s.closed)} />
          )}
          onChoose={(status) => {
            const column = statusTitle(status);
            const count = tasks.length;
            const said =
              count > 1
                ? t('tasks.movedMany', { count, column })
                : t('tasks.moved', { title: one.title, column });
            // a refusal is told by itself
            choose({ status }).then(
              () => onSaid(said),
              () => undefined,
            );
          }}
        />
      );
    case 'priority':
      return (
        <OptionList
          label={label}
          options={(['high', 'medium', 'low'] as const).map((value) => ({
            value,
            label: t(`tasks.priority.${value}`),
          }))}
          chosen={chosen(same((task) => task.priority))}
          mark={(priority) => <PriorityMark priority={priority as TaskRow['priority']} />}
          onChoose={(priority) => choose({ priority: priority as TaskRow['priority'] })}
        />
      );
    case 'stage':
      return (
        <OptionList
          label={label}
          options={[
            ...stages.map(({ id, title }) => ({ value: id, label: title })),
            { value: NONE, label: t('tasks.none.stage') },
          ]}
          chosen={chosen(same((task) => task.stage_id))}
          onChoose={(stage) => choose({ stage_id: stage === NONE ? null : stage })}
        />
      );
    case 'parent':
      return (
        <ParentPick
          label={label}
          task={one}
          onChoose={(parent_id) => {
            onDone();
            if (parent_id !== one.parent_id) tell(deeds.change(one.id, { parent_id }));
          }}
        />
      );
    case 'assignees':
      return (
        <OptionList
          label={label}
          options={people
            .filter((person) => assignable.includes(person) || isOnOneOf(tasks, person))
            .map(({ id, name }) => ({ value: id, label: name }))}
          chosen={inAll(tasks, 'assignees')}
          multiple
          onChoose={(id) => toggle('assignees', id)}
        />
      );
    case 'tags':
      return (
        <TagPick
          label={label}
          chosen={inAll(tasks, 'tags')}
          onToggle={(id) => toggle('tags', id)}
        />
      );
    case 'starts':
    case 'due': {
      const starts = field === 'starts';
      const dayOf = (task: TaskRow) => (starts ? task.starts_at : task.due_at);
      return (
        <DayPick
          label={label}
          value={same(dayOf) ?? null}
          given={tasks.some(dayOf)}
          today={today}
          wrong={(day) => {
            const reversed = tasks.filter((task) =>
              starts ? daysReversed(day, task.due_at) : daysReversed(task.starts_at, day),
            );
            if (reversed.length === 0) return null;
            if (tasks.length === 1) return t('tasks.panel.reversed');
            const more = reversed.length > NAMED ? '…' : '';
            const numbers = `${numbersOf(reversed.slice(0, NAMED))}${more}`;
            return t('tasks.pick.reversed', { numbers });
          }}
          onChoose={(day) => choose(starts ? { starts_at: day } : { due_at: day })}
        />
      );
    }
  }
}

/**
 * The field has the focus as soon as it is drawn, and what stands there is selected: keys that are typed at
 * once are written over it. The trap of the popover would come a moment later.
 */
function takeField(drop: HTMLElement | null) {
  const field = drop?.querySelector<HTMLInputElement>('input[data-autofocus]');
  field?.focus({ preventScroll: true });
  field?.select();
}

/** The one place for lists and calendars that open beside rows, cards and fields. */
export function PickProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { all, edit } = useWorld();
  const [picking, setPicking] = useState<Picking | null>(null);
  const [said, setSaid] = useState('');
  const opener = useRef<Element | null>(null);

  const pick = useCallback<Pick>(
    (field, ids, beside) => {
      if (!edit || ids.length === 0) return;
      opener.current = document.activeElement;
      setPicking({ field, ids, place: beside.getBoundingClientRect() });
    },
    [edit],
  );
  function close() {
    setPicking(null);
    const back = opener.current;
    requestAnimationFrame(() => {
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    });
    // its frame comes after that one: only where the opener is gone, or goes with a change, the task is looked for
    keepFocusAt(picking?.ids ?? []);
  }
  const tasks = (picking?.ids ?? []).map((id) => all.get(id)).filter((task) => task !== undefined);
  const field = picking ? t(`tasks.field.${picking.field}`) : '';
  const count = tasks.length;
  const label = count > 1 ? t('tasks.pick.several', { field, count }) : field;
  const { top, left, width, height } = picking?.place ?? { top: 0, left: 0, width: 0, height: 0 };

  return (
    <PickContext value={pick}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <PickingContext value={picking !== null}>{children}</PickingContext>
      <Popover
        opened={picking !== null && count > 0}
        onChange={(opened) => !opened && close()}
        onDismiss={close}
        trapFocus
        // a dropdown that fades in is drawn only frames after the key
        transitionProps={{ duration: 0 }}
        // the place beside which it opens is no button
        withRoles={false}
        hideDetached={false}
        position="bottom-start"
        withinPortal
        zIndex={350}
      >
        <Popover.Target>
          <div className={classes.anchor} style={{ top, left, width, height }} />
        </Popover.Target>
        <Popover.Dropdown
          ref={takeField}
          className={classes.drop}
          role="dialog"
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // the panel below keeps its own
            event.stopPropagation();
            event.nativeEvent.stopImmediatePropagation();
            close();
          }}
        >
          {picking && (
            <PickBody
              picking={picking}
              tasks={tasks}
              label={label}
              onDone={close}
              onSaid={setSaid}
            />
          )}
        </Popover.Dropdown>
      </Popover>
    </PickContext>
  );
}
