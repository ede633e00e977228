import { convertContent, type KindContent } from '@pv/editor-schema/rich-text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { FormField } from './use-form-field.ts';

/** Whether something would be lost if the text became a plain one. */
export function hasLooks(body: KindContent): boolean {
  if (body.kind === 'text') return false;
  return convertContent(convertContent(body, 'text'), 'content').content !== body.content;
}

interface TurnKind {
  /** What turning does, as a verb. */
  words: string;
  turn: () => void;
  /** The question before something is lost; to be put beside the field. */
  question: ReactNode;
}

/**
 * Turns a text into one with a form and back. On the way to a form nothing is lost; on the way back the
 * looks are, so it is asked about and can be undone.
 */
export function useTurnKind(
  field: Pick<FormField<KindContent>, 'value' | 'edit' | 'flush'>,
  approved: boolean,
): TurnKind {
  const { t } = useTexts();
  const toasts = useToasts();
  const [asked, setAsked] = useState(false);
  const before = field.value;
  const offer = useRef<{ given: string; withdraw: () => void }>(null);
  const rich = before.kind === 'content';
  const loses = rich && hasLooks(before);
  const words = t(rich ? 'projectPage.toText' : 'projectPage.toContent');

  useEffect(() => {
    // what is typed after the turn would be lost by the undo
    if (!offer.current || JSON.stringify(field.value) === offer.current.given) return;
    offer.current.withdraw();
    offer.current = null;
  }, [field.value]);
  // once the field is gone nobody sees what is typed elsewhere
  useEffect(() => () => offer.current?.withdraw(), []);

  async function put(body: KindContent) {
    field.edit(body);
    field.flush();
  }
  function turn() {
    setAsked(false);
    const given = convertContent(before, rich ? 'text' : 'content');
    void put(given);
    if (!loses) return;
    const withdraw = toasts.undoable(t('projectPage.looksGone'), () => put(before));
    offer.current = { given: JSON.stringify(given), withdraw };
  }
  return {
    words,
    turn: () => (approved || loses ? setAsked(true) : turn()),
    question: (
      <ConfirmDialog
        opened={asked}
        title={t(loses ? 'projectPage.loseLooks' : 'projectPage.reopen.title')}
        confirm={words}
        onConfirm={turn}
        onClose={() => setAsked(false)}
      >
        {loses && <p>{t('projectPage.loseLooksText')}</p>}
        {approved && <p>{t('projectPage.reopen.text')}</p>}
      </ConfirmDialog>
    ),
  };
}
