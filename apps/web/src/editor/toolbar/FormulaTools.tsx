import { IconNumber123, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { changeNode, removeNode } from '../section/put-node.ts';
import { dialogOf } from '../shell/dialogs.ts';
import { useEditorValue, useWorkbench } from '../shell/WorkbenchContext.tsx';
import { BarButton } from './BarButton.tsx';

/** What is done to a selected formula on its own line. */
export function FormulaTools({ editor, pos }: { editor: Editor; pos: number }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const numbered = useEditorValue((now) =>
    Boolean(now && !now.isDestroyed && now.state.doc.nodeAt(pos)?.attrs.numbered !== false),
  );
  const node = editor.state.doc.nodeAt(pos);
  if (!node) return null;
  const edit = () => {
    const dialog = dialogOf(node, pos);
    if (dialog) bench.openDialog(dialog);
  };
  return (
    <>
      <BarButton label={t('editor.formula.edit')} icon={IconPencil} onClick={edit} />
      <BarButton
        label={t('editor.formula.numbered')}
        icon={IconNumber123}
        active={numbered}
        onClick={() => changeNode(editor, pos, 'formula', { numbered: !numbered })}
      />
      <BarButton
        label={t('editor.formula.remove')}
        icon={IconTrash}
        onClick={() => removeNode(editor, pos)}
      />
    </>
  );
}
