import type { Comment } from '@pv/contract';

/** What may be done with comments where they are shown. */
export interface Talk {
  projectId: string;
  canComment: boolean;
  /** The comment that the address leads to. */
  linked: string | undefined;
  onCopy: (comment: Comment) => void;
  onRemove: (comment: Comment) => void;
  onMakeTask?: ((comment: Comment) => void) | undefined;
}
