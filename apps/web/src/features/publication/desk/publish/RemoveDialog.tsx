import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useRemoveArticle } from '../api.ts';

/** Asks before a draft is removed for good. */
export function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const remove = useRemoveArticle();
  const drop = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toasts.success(t('publication.desk.removed'));
          void navigate({ to: '/articles-desk' });
        },
      },
    );
  return (
    <ConfirmDialog
      opened
      title={t('publication.desk.remove')}
      confirm={t('publication.desk.remove')}
      destructive
      busy={remove.isPending}
      onConfirm={drop}
      onClose={onClose}
    >
      {t('publication.desk.removeConfirm')}
    </ConfirmDialog>
  );
}
