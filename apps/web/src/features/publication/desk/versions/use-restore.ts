import { useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../../platform/autosave/autosave.ts';
import { useToasts } from '../../../../platform/ServicesContext.tsx';
import { useRestoreVersion } from '../api.ts';
import type { ArticleFields } from '../use-article-form.ts';

interface Restoring {
  form: Autosave<ArticleFields>;
  /** Reads the article as the server has it now. */
  reload: () => Promise<unknown>;
  onDone: () => void;
}

/** Writes a kept state again, once what is typed is saved; a notice takes it back. */
export function useRestore({ form, reload, onDone }: Restoring) {
  const { t } = useTexts();
  const toasts = useToasts();
  const restore = useRestoreVersion();
  const [saving, setSaving] = useState(false);
  async function write(id: string) {
    setSaving(true);
    const settled = await form.settle();
    setSaving(false);
    if (!settled) {
      toasts.warning(t('publication.desk.unsaved'));
      return null;
    }
    const { kept } = await restore.mutateAsync({ params: { id } });
    await reload();
    return kept;
  }
  return {
    busy: saving || restore.isPending,
    async restore(id: string) {
      // what went wrong is told by a notice of its own
      const kept = await write(id).catch(() => null);
      if (kept === null) return;
      onDone();
      toasts.undoable(t('desk.versions.restored'), () => write(kept));
    },
  };
}
