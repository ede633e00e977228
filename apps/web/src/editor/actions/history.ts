import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { EditorAction } from './action.ts';

/** Taking back and making again. Their keys belong to the shared text. */
export const historyActions: readonly EditorAction[] = [
  {
    name: 'undo',
    label: 'editor.action.undo',
    icon: IconArrowBackUp,
    canRun: ({ bench }) => bench.live.status().canUndo,
    run: ({ bench }) => bench.live.undo(),
  },
  {
    name: 'redo',
    label: 'editor.action.redo',
    icon: IconArrowForwardUp,
    canRun: ({ bench }) => bench.live.status().canRedo,
    run: ({ bench }) => bench.live.redo(),
  },
];
