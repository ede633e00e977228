import { IconListCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isTyping } from '../../../platform/keys.ts';
import { usePageActions } from '../../../platform/page-actions.ts';
import { lettersAct } from '../../../ui/letter-keys.ts';
import type { PickField } from '../pick/options.ts';
import { keyAt, TASK_KEYS, type TaskKey } from './task-keys.ts';

/** What can be done with the task of a row. */
export interface RowDeeds {
  mayEdit: (id: string) => boolean;
  /** Opens what a field is chosen from, beside the row or the card. */
  pick: (field: PickField, id: string, row: HTMLElement) => void;
  open: (id: string) => void;
  remove: (id: string) => void;
  /** Only in the list of a project. */
  select?: (row: HTMLElement, range: boolean) => void;
  rename?: (row: HTMLElement) => void;
}

/** What of a row takes the focus: its title, or the row itself where that is marked. */
function titleIn(row: HTMLElement | null | undefined): HTMLElement | null {
  if (row?.matches('[data-task-title]')) return row;
  return row?.querySelector<HTMLElement>('[data-task-title]') ?? null;
}

const rowsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('[data-task]')];

function neighbour(row: HTMLElement | null, place: ParentNode, step: 1 | -1): HTMLElement | null {
  const rows = rowsIn(place);
  if (!row) return titleIn(step > 0 ? rows[0] : rows.at(-1));
  return titleIn(rows[rows.indexOf(row) + step]);
}

/** The card in the next column, at the same place or the last one there; empty columns are passed over. */
function beside(row: HTMLElement, step: 1 | -1): HTMLElement | null {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')];
  const own = row.closest<HTMLElement>('[data-column]');
  if (!own) return null;
  const at = rowsIn(own).indexOf(row);
  for (let next = columns.indexOf(own) + step; columns[next]; next += step) {
    const rows = rowsIn(columns[next] as ParentNode);
    if (rows.length > 0) return titleIn(rows[at] ?? rows.at(-1));
  }
  return null;
}

/** Where an arrow, J or K leads from a row; null where the key is none of them. */
function leadTo(code: string, row: HTMLElement | null): HTMLElement | null {
  const column = row?.closest<HTMLElement>('[data-column]');
  switch (code) {
    case 'KeyJ':
      return neighbour(row, document, 1);
    case 'KeyK':
      return neighbour(row, document, -1);
    case 'ArrowDown':
      return row && neighbour(row, column ?? document, 1);
    case 'ArrowUp':
      return row && neighbour(row, column ?? document, -1);
    case 'ArrowRight':
      return row && beside(row, 1);
    case 'ArrowLeft':
      return row && beside(row, -1);
    default:
      return null;
  }
}

/** What a key does with the task of a row; nothing where the view or the role has no such deed. */
function deedOn(row: HTMLElement, key: TaskKey, deeds: RowDeeds) {
  const { mayEdit, pick, open, remove, select, rename } = deeds;
  const id = row.dataset.task ?? '';
  if (key.name === 'open') return () => open(id);
  if (!mayEdit(id)) return undefined;
  if ('field' in key) return () => pick(key.field, id, titleIn(row) ?? row);
  if (key.name === 'delete') return () => remove(id);
  if (key.name === 'rename') return rename && (() => rename(row));
  if (key.name === 'select') return select && ((range = false) => select(row, range));
  return undefined;
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;

/** What is done with one task, also where several are chosen. */
const OF_ONE: ReadonlySet<string> = new Set(['open', 'parent', 'select', 'rename']);

/** Letters, digits and signs may be turned off; the others belong to the row that has the focus. */
const isLetter = (code: string) => code.startsWith('Key');

/** Longest pause between the two keys of a jump to another page, ms. */
const JUMP_MS = 1000;

/** Whether a key may be for the lists: no field has it, no dialog, no menu, and it is no shortcut of others. */
function isOurs(event: KeyboardEvent): boolean {
  const { code, target, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (shiftKey && code !== 'KeyX') return false;
  if (isLetter(code) && !lettersAct()) return false;
  if (isTyping(target) || document.querySelector('[role="dialog"][aria-modal="true"]'))
    return false;
  return !(target instanceof Element && target.closest('[role="menu"], [role="listbox"]'));
}

/** What the keys of some rows need. */
interface KeysOfRows {
  deeds: RowDeeds;
  add: () => void;
  /** Under what the deeds on a task stand in the palette, and on how many they are done; null for no task. */
  headOf: (id: string) => { group: string; count: number } | null;
}

/**
 * Hears the keys of rows of tasks while no field has the focus and no dialog is open; the palette has what
 * they do with the task that has the focus.
 */
export function useKeysOfRows({ deeds, add, headOf }: KeysOfRows): void {
  const { t } = useTexts();
  const current = useRef({ add, deeds });
  useEffect(() => {
    current.current = { add, deeds };
  });
  usePageActions(() => {
    const row = rowOf(document.activeElement);
    const head = row && headOf(row.dataset.task ?? '');
    if (!row || !head) return null;
    return {
      group: head.group,
      actions: TASK_KEYS.flatMap((key) => {
        const { name, key: shortcut } = key;
        // a new one is of no row, and a card is lifted by itself
        if (name === 'new' || name === 'lift' || (head.count > 1 && OF_ONE.has(name))) return [];
        const deed = deedOn(row, key, deeds);
        const action = { id: `task.${name}`, label: t(`tasks.deed.${name}`), icon: IconListCheck };
        return deed ? [{ ...action, shortcut, onClick: () => deed() }] : [];
      }),
    };
  });
  useEffect(() => {
    // `g` begins a jump to another page, whose second key is not ours
    let jumping = Number.NEGATIVE_INFINITY;
    function act(event: KeyboardEvent, row: HTMLElement | null): boolean {
      const key = keyAt(event.code);
      if (key?.name === 'new') {
        current.current.add();
        return true;
      }
      const deed = row && key && deedOn(row, key, current.current.deeds);
      deed?.(event.shiftKey);
      return Boolean(deed);
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isOurs(event)) return;
      const { code, target, timeStamp } = event;
      const afterJump = timeStamp - jumping < JUMP_MS;
      jumping = code === 'KeyG' ? timeStamp : Number.NEGATIVE_INFINITY;
      if (afterJump) return;
      const row = rowOf(target);
      const next = leadTo(code, row);
      if (next) {
        event.preventDefault();
        // a row as long as the time of a project stays where it stands sideways
        next.focus({ preventScroll: true });
        next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      } else if (!event.repeat && act(event, row)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
