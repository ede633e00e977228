import type { LockedStage } from '@pv/contract';
import type { SectionHead } from '@pv/editor-schema';
import type { Rights } from '../document/save-tracker.ts';
import type { Workbench } from '../shell/workbench.ts';

/** The stage that closes a section while others are open; null where none does. */
export function closedBy(head: SectionHead | undefined, rights: Rights): LockedStage | null {
  return rights.closed.find(({ id }) => id === head?.stage) ?? null;
}

/** Whether a section takes what is written now. */
export function mayWrite({ live }: Pick<Workbench, 'live'>, sectionId: string): boolean {
  const { rights } = live.status();
  const head = live.sections().find(({ id }) => id === sectionId);
  return rights.edit && closedBy(head, rights) === null;
}
