import { type SourceJson, USUAL_SOURCE_STYLE, writeSource } from '@pv/editor-schema';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LocalChange } from '../document/local-change.ts';
import { useSourceOrder } from '../shell/DocumentContext.tsx';
import { useUndoNotice } from '../shell/use-undo-notice.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { createTwins } from '../sources/source-draft.ts';
import { useSettings, useSources } from '../special/use-settings.ts';
import { LibraryPanel } from './LibraryPanel.tsx';

/** The person's library beside the open document: what is taken goes into its list, one step of the history. */
export function LibraryOfWork({ onTaken }: { onTaken: (sources: readonly SourceJson[]) => void }) {
  const { t } = useTexts();
  const { live } = useWorkbench();
  const undoNotice = useUndoNotice(live);
  const sources = useSources();
  const order = useSourceOrder();
  const [{ sourceStyle = USUAL_SOURCE_STYLE }] = useSettings();
  const records = order.ids.flatMap((id) => sources.get(id) ?? []);
  const twinOf = createTwins(records);
  const take = (taken: SourceJson[]) => {
    live.doc.transact(() => {
      for (const source of taken) writeSource(live.doc, source);
    }, new LocalChange('source.take'));
    undoNotice({
      message: t('sourceList.library.taken', { count: taken.length }),
      button: t('editor.action.undo'),
      color: 'green',
    });
    onTaken(taken);
  };
  return (
    <LibraryPanel
      records={records}
      style={sourceStyle}
      isHere={(source) => twinOf(source) !== null}
      onTake={take}
    />
  );
}
