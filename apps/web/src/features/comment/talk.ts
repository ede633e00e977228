import type { Comment, TaskLead } from '@pv/contract';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Callable } from '../mention/public.ts';

/** Something that a comment is made into, as its menu offers it. */
export interface Making {
  label: string;
  icon: Icon;
  make: (comment: Comment) => void;
  /** It is a task, of which a comment makes one. */
  task?: true;
}

/** What may be done with comments where they are shown. */
export interface Talk {
  people: Callable;
  canComment: boolean;
  /** The comment that the address leads to. */
  linked: string | undefined;
  onCopy: (comment: Comment) => void;
  onRemove: (comment: Comment) => void;
  /** What a comment may be made into besides a link. */
  makings: readonly Making[];
  /** Leads to the task that a comment was made into; nothing where that is gone. */
  leadTo: ((task: TaskLead) => ReactNode) | undefined;
  /** What is said over a thread, by the id of its beginning. */
  marks: ReadonlyMap<string, ReactNode>;
}
