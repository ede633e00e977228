import type { EditedArticle } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../../platform/autosave/autosave.ts';
import { useToasts } from '../../../../platform/ServicesContext.tsx';
import { usePublishArticle, useUnpublishArticle } from '../api.ts';
import type { ArticleFields } from '../use-article-form.ts';

interface Publishing {
  article: EditedArticle;
  form: Autosave<ArticleFields>;
  /** Reads the article as the server has it now. */
  reload: () => Promise<EditedArticle | undefined>;
  onDone: () => void;
}

/** Showing an article to readers, now or at the moment `at`, and taking it from them. */
export function usePublishing({ article, form, reload, onDone }: Publishing) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [saving, setSaving] = useState(false);
  const publish = usePublishArticle();
  const unpublish = useUnpublishArticle();
  const params = { id: article.id };

  /** The article with everything that was typed; undefined where it could not be saved, which is said. */
  async function saved(): Promise<EditedArticle | undefined> {
    setSaving(true);
    const settled = await form.settle();
    const fresh = settled ? await reload() : undefined;
    setSaving(false);
    if (!fresh) toasts.warning(t('publication.desk.unsaved'));
    return fresh;
  }
  async function show(at?: string) {
    const fresh = await saved();
    if (!fresh) return;
    publish.mutate(
      { params, body: { version: fresh.version, ...(at && { at }) } },
      {
        onSuccess: ({ status }) => {
          onDone();
          if (status !== 'scheduled') toasts.success(t('publication.desk.published'));
          else if (at === article.publish_at) toasts.success(t('desk.schedule.renewed'));
          else toasts.success(t('publication.desk.planned'));
        },
        onError: () => void reload(),
      },
    );
  }
  function takeBack() {
    const planned = article.status === 'scheduled';
    unpublish.mutate(
      { params },
      {
        onSuccess: () => {
          onDone();
          toasts.success(t(planned ? 'desk.unpublish.unplanned' : 'publication.desk.unpublished'));
        },
      },
    );
  }
  return {
    saved,
    show,
    takeBack,
    saving,
    busy: saving || publish.isPending,
    taking: unpublish.isPending,
  };
}
