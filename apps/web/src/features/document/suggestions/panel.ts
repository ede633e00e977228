import { IconPencilQuestion } from '@tabler/icons-react';
import type { EditorPanel } from '../../../editor/shell/panels.ts';
import { SuggestionCount } from './SuggestionCount.tsx';

/** What others suggest to change in the text, and the answers to it. */
export const suggestionsPanel: EditorPanel = {
  name: 'suggestions',
  label: 'suggestions.panel',
  icon: IconPencilQuestion,
  shape: 'side',
  shortcut: 'F8',
  visible: () => true,
  early: true,
  count: SuggestionCount,
  load: () => import('./SuggestionsPanel.tsx'),
};
