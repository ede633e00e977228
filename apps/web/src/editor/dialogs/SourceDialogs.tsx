import { USUAL_SOURCE_STYLE, writeSource } from '@pv/editor-schema';
import { sourceTexts } from '@pv/texts/sources';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LocalChange } from '../document/local-change.ts';
import { newId } from '../document/new-id.ts';
import { useSourceOrder } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { SourceForm } from '../sources/SourceForm.tsx';
import { createTwins, EMPTY_DRAFT, openDraft, sourceOf } from '../sources/source-draft.ts';
import { useSettings, useSources } from '../special/use-settings.ts';
import { DialogFrame, type EditorDialogProps } from './DialogFrame.tsx';
import { LibraryOfWork } from './LibraryOfWork.tsx';

export { SourceImportDialog } from './SourceImportDialog.tsx';

/** A record of the list of sources, new or there already. Nothing is changed until it is saved. */
export function SourceDialog({ dialog, onClose }: EditorDialogProps<'source'>) {
  const { locale } = useTexts();
  const { form } = sourceTexts(locale);
  const { live } = useWorkbench();
  const sources = useSources();
  const [{ sourceStyle = USUAL_SOURCE_STYLE }] = useSettings();
  const order = useSourceOrder();
  const [id] = useState(() => dialog.id ?? newId());
  const [first] = useState(() => {
    const source = sources.get(id);
    return source ? openDraft(source) : EMPTY_DRAFT;
  });
  const [draft, setDraft] = useState(first);

  const save = () => {
    const name = sources.has(id) ? 'source.edit' : 'source.add';
    live.doc.transact(() => writeSource(live.doc, sourceOf(draft, id)), new LocalChange(name));
    onClose();
  };
  const twin = createTwins(order.ids.flatMap((one) => sources.get(one) ?? []))(sourceOf(draft, id));
  return (
    <DialogFrame
      size="lg"
      title={dialog.id ? form.edit : form.new}
      unsaved={draft !== first}
      onClose={onClose}
    >
      <SourceForm
        draft={draft}
        style={sourceStyle}
        onDraft={setDraft}
        twin={twin && (order.numbers.get(twin.id) ?? null)}
        onSave={save}
        onCancel={onClose}
      />
    </DialogFrame>
  );
}

/** The person's own library of sources beside the list of the document. */
export function SourceLibraryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DialogFrame size="lg" title={t('sourceList.library.title')} onClose={onClose}>
      <LibraryOfWork onTaken={onClose} />
    </DialogFrame>
  );
}
