import {
  type Icon,
  IconArrowMerge,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableColumn,
  IconTrash,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { runInText } from '../../platform/rich-text/run-in-text.ts';
import { removeNode } from '../section/put-node.ts';
import { BarButton } from './BarButton.tsx';

type Label =
  | 'rowBefore'
  | 'rowAfter'
  | 'columnBefore'
  | 'columnAfter'
  | 'removeRow'
  | 'removeColumn'
  | 'merge'
  | 'header';

const TOOLS: readonly [Label, Icon, (chain: ChainedCommands) => ChainedCommands][] = [
  ['rowBefore', IconRowInsertTop, (chain) => chain.addRowBefore()],
  ['rowAfter', IconRowInsertBottom, (chain) => chain.addRowAfter()],
  ['columnBefore', IconColumnInsertLeft, (chain) => chain.addColumnBefore()],
  ['columnAfter', IconColumnInsertRight, (chain) => chain.addColumnAfter()],
  ['removeRow', IconRowRemove, (chain) => chain.deleteRow()],
  ['removeColumn', IconColumnRemove, (chain) => chain.deleteColumn()],
  ['merge', IconArrowMerge, (chain) => chain.mergeOrSplit()],
  ['header', IconTableColumn, (chain) => chain.toggleHeaderRow()],
];

/** Rows, columns and cells of the table around the caret. */
export function TableTools({ editor, pos }: { editor: Editor; pos: number }) {
  const { t } = useTexts();
  return (
    <>
      {TOOLS.map(([label, icon, run]) => (
        <BarButton
          key={label}
          label={t(`editor.table.${label}`)}
          icon={icon}
          onClick={() => runInText(editor, run)}
        />
      ))}
      <BarButton
        label={t('editor.table.remove')}
        icon={IconTrash}
        onClick={() => removeNode(editor, pos)}
      />
    </>
  );
}
