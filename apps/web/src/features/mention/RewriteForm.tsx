import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useDraft } from '../../platform/drafts.ts';
import { pickedPlace, WriteForm, type WriteFormProps, type Written } from './WriteForm.tsx';

interface RewriteFormProps
  extends Pick<WriteFormProps, 'of' | 'label' | 'place' | 'text' | 'mentions' | 'busy'> {
  text: string;
  /** A failure is told by the call itself, and the words stay in the form. */
  onSave: (written: Written) => Promise<unknown>;
  onClose: () => void;
}

/** Where a text of one's own is written over; the same words change nothing. */
export function RewriteForm({ onSave, onClose, ...form }: RewriteFormProps) {
  const { t } = useTexts();
  const [draft, people] = [useDraft(form.place), useDraft(pickedPlace(form.place))];
  function close() {
    draft.drop();
    people.drop();
    onClose();
  }
  function save(written: Written, done: () => boolean) {
    if (written.text === form.text) return close();
    onSave(written).then(
      () => done() && onClose(),
      () => undefined,
    );
  }
  return <WriteForm {...form} button={t('ui.save')} onSave={save} onClose={close} focused />;
}
