import { BLOCK_TYPES, type EditedArticle } from '@pv/contract';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { momentText } from '../../../../ui/days.ts';
import { sitePath } from '../../site-path.ts';

interface UnpublishDialogProps {
  article: EditedArticle;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before readers lose a text, or a planned publication is dropped, and says what will stand there. */
export function UnpublishDialog({ article, ...dialog }: UnpublishDialogProps) {
  const { t, locale } = useTexts();
  const { place, slug, status, publish_at: at } = article;
  const planned = status === 'scheduled';
  const title = t(planned ? 'publication.desk.unschedule' : 'publication.desk.unpublish');
  const path = sitePath(place, slug) ?? '';
  const happensOf = () => {
    if (planned && at) return t('desk.unpublish.planned', { date: momentText(at, locale) });
    switch (place.kind) {
      case 'article':
        return t('desk.unpublish.article', { path });
      case 'page':
        return t('desk.unpublish.page', { path });
      case 'block': {
        const type = BLOCK_TYPES.find(({ id }) => id === place.type_id)?.title[locale] ?? '';
        return t('desk.unpublish.block', { type });
      }
    }
  };
  return (
    <ConfirmDialog opened {...dialog} title={title} confirm={title}>
      {happensOf()}
    </ConfirmDialog>
  );
}
