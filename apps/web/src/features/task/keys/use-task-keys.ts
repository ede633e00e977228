import { useEffect, useRef } from 'react';
import { isTyping } from '../../../platform/keys.ts';
import { lettersAct } from '../../../ui/letter-keys.ts';
import type { PickField } from '../pick/options.ts';

/** What keys do with the task that has the focus, and with the page. */
export interface TaskKeyDeeds {
  add: () => void;
  /** Opens what a field is chosen from, beside the row or the card. */
  pick: (field: PickField, id: string, row: HTMLElement) => void;
  open: (id: string) => void;
  remove: (id: string) => void;
  /** Only in the list. */
  select?: (row: HTMLElement, range: boolean) => void;
  rename?: (row: HTMLElement) => void;
}

/** By the place of the key, so that they work on a Russian layout too. */
const FIELDS: Readonly<Record<string, PickField>> = {
  KeyS: 'status',
  KeyP: 'priority',
  KeyA: 'assignees',
  KeyD: 'due',
  KeyT: 'tags',
  KeyM: 'move',
  KeyE: 'stage',
  KeyR: 'parent',
};

/** A tick takes the focus when it is clicked, and no letters. */
function takesKeys(target: EventTarget | null): boolean {
  const ticked = target instanceof HTMLInputElement && target.type === 'checkbox';
  return !ticked && isTyping(target);
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
export function leadTo(code: string, row: HTMLElement | null): HTMLElement | null {
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

function act(event: KeyboardEvent, row: HTMLElement | null, deeds: TaskKeyDeeds): boolean {
  const id = row?.dataset.task;
  if (event.code === 'KeyN') {
    deeds.add();
    return true;
  }
  if (!row || !id) return false;
  const field = FIELDS[event.code];
  if (field) deeds.pick(field, id, titleIn(row) ?? row);
  else if (event.code === 'KeyO') deeds.open(id);
  else if (event.code === 'KeyX' && deeds.select) deeds.select(row, event.shiftKey);
  else if (event.code === 'Delete') deeds.remove(id);
  else if (event.code === 'F2' && deeds.rename) deeds.rename(row);
  else return false;
  return true;
}

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
  if (takesKeys(target) || document.querySelector('[role="dialog"][aria-modal="true"]'))
    return false;
  return !(target instanceof Element && target.closest('[role="menu"], [role="listbox"]'));
}

/** Hears the keys of the views of tasks while no field has the focus and no dialog is open. */
export function useTaskKeys(deeds: TaskKeyDeeds): void {
  const current = useRef(deeds);
  useEffect(() => {
    current.current = deeds;
  });
  useEffect(() => {
    // `g` begins a jump to another page, whose second key is not ours
    let jumping = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (!isOurs(event)) return;
      const { code, target, timeStamp } = event;
      const afterJump = timeStamp - jumping < JUMP_MS;
      jumping = code === 'KeyG' ? timeStamp : Number.NEGATIVE_INFINITY;
      if (afterJump) return;
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
      const next = leadTo(code, row);
      if (next) {
        event.preventDefault();
        // a row as long as the time of a project stays where it stands sideways
        next.focus({ preventScroll: true });
        next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      } else if (!event.repeat && act(event, row, current.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
