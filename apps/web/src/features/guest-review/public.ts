import { IconUserShare } from '@tabler/icons-react';
import type { EditorPanel } from '../../editor/shell/panels.ts';

/** «Ссылка для комментариев», for those who may invite people; what is said of the document opens it. */
export const guestLinkPanel: EditorPanel = {
  name: 'guest-link',
  label: 'guestReview.button',
  icon: IconUserShare,
  shape: 'dialog',
  visible: () => false,
  load: () => import('./GuestLinks.tsx'),
};
