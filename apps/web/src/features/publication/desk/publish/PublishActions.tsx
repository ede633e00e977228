import { Button } from '@mantine/core';
import { BLOCK_TYPES, type EditedArticle } from '@pv/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../../platform/autosave/autosave.ts';
import { useToasts } from '../../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { momentText } from '../../../../ui/days.ts';
import { useCopy } from '../../../../ui/use-copy.tsx';
import { sitePath } from '../../site-path.ts';
import { useRemoveArticle, useRenewPreview } from '../api.ts';
import type { ArticleFields } from '../use-article-form.ts';
import { VersionsDialog } from '../versions/VersionsDialog.tsx';
import { ArticleMenu } from './ArticleMenu.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { firstOffer, type Schedule, ScheduleDialog } from './ScheduleDialog.tsx';
import { usePublishing } from './use-publishing.ts';

interface UnpublishDialogProps {
  article: EditedArticle;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before readers lose a text, or a planned publication is dropped, and says what will stand there. */
function UnpublishDialog({ article, ...dialog }: UnpublishDialogProps) {
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

/** Asks before a draft is removed for good. */
function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
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

interface PublishActionsProps {
  article: EditedArticle;
  form: Autosave<ArticleFields>;
  /** Something is written that readers do not see. */
  changed: boolean;
  /** Reads the article as the server has it now. */
  reload: () => Promise<EditedArticle | undefined>;
  /** Whether nothing is missing to publish it; otherwise the fields say what is. */
  ready: () => boolean;
}

type Dialog = 'publish' | 'schedule' | 'unpublish' | 'versions' | 'remove' | null;

/** What can be done with an article as a whole; everything typed is saved first. */
export function PublishActions({ article, form, changed, reload, ready }: PublishActionsProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [dialog, setDialog] = useState<Dialog>(null);
  /** When it is to appear, as it is typed; outlives the dialog until it is asked for. */
  const [planned, setPlanned] = useState<Schedule | null>(null);
  const close = () => setDialog(null);
  function done() {
    setPlanned(null);
    close();
  }
  const renew = useRenewPreview();
  const publishing = usePublishing({ article, form, reload, onDone: done });
  const seen = article.status === 'published';
  /** When it is planned, where the plan lacks what was written since. */
  const behind = article.status === 'scheduled' && changed ? article.publish_at : null;
  const key = article.preview_key;
  const { copy, byHand } = useCopy(() => toasts.success(t('publication.desk.copied')));

  async function ask(next: 'publish' | 'schedule') {
    if (!ready()) return;
    if (await publishing.saved()) setDialog(next);
  }
  return (
    <>
      <Button
        variant="default"
        renderRoot={(root) => (
          <Link {...root} to="/article-preview/$key" params={{ key }} target="_blank" />
        )}
      >
        {t('publication.desk.preview')}
      </Button>
      <ArticleMenu
        article={article}
        onCopy={() => void copy(`${location.origin}/article-preview/${key}`)}
        onRenew={() =>
          renew.mutate(
            { params: { id: article.id } },
            { onSuccess: () => toasts.success(t('desk.preview.renewed')) },
          )
        }
        onVersions={() => setDialog('versions')}
        onSchedule={() => void ask('schedule')}
        onUnpublish={() => setDialog('unpublish')}
        onRemove={() => setDialog('remove')}
      />
      {(!seen || changed) && (
        <Button
          variant={behind ? 'default' : 'filled'}
          loading={publishing.saving}
          onClick={() => void ask('publish')}
        >
          {t(seen ? 'publication.desk.publishChanges' : 'publication.desk.publish')}
        </Button>
      )}
      {behind && (
        <Button
          loading={publishing.busy}
          onClick={() => {
            if (ready()) void publishing.show(behind);
          }}
        >
          {t('desk.schedule.renew')}
        </Button>
      )}
      {dialog === 'publish' && (
        <PublishDialog
          article={article}
          busy={publishing.busy}
          onConfirm={() => void publishing.show()}
          onClose={close}
        />
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog
          typed={planned ?? firstOffer(article.publish_at, new Date())}
          onTyped={setPlanned}
          busy={publishing.busy}
          onClose={close}
          onChoose={(at) => void publishing.show(at)}
        />
      )}
      {dialog === 'unpublish' && (
        <UnpublishDialog
          article={article}
          busy={publishing.taking}
          onConfirm={publishing.takeBack}
          onClose={close}
        />
      )}
      {dialog === 'versions' && (
        <VersionsDialog article={article} form={form} reload={reload} onClose={close} />
      )}
      {dialog === 'remove' && <RemoveDialog id={article.id} onClose={close} />}
      {byHand}
    </>
  );
}
