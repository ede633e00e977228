import { Badge, Button, Modal } from '@mantine/core';
import type { ArticleVersion, EditedArticle } from '@pv/contract';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../../platform/autosave/autosave.ts';
import { useToasts } from '../../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../../platform/states/LoadFailure.tsx';
import { momentText } from '../../../../ui/days.ts';
import { useOpenerFocus } from '../../../../ui/focus.ts';
import { RowsSkeleton } from '../../../../ui/Skeletons.tsx';
import { useRestoreVersion, useVersions } from '../api.ts';
import type { ArticleFields } from '../use-article-form.ts';
import classes from './Versions.module.css';
import { VersionView } from './VersionView.tsx';

interface VersionRowProps {
  version: ArticleVersion;
  /** It is what was looked at before the list came back: the focus goes on from here. */
  left: boolean;
  onLook: () => void;
}

/** A kept state in the list: when and why it was kept, who wrote it, and what he changed. */
function VersionRow({ version, left, onLook }: VersionRowProps) {
  const { t, locale } = useTexts();
  const { reason, title, editor, created_at: at, changes, shown, current } = version;
  const look = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (left) look.current?.focus();
  }, [left]);
  const when = momentText(at, locale);
  const changed =
    changes.length > 0
      ? t('desk.versions.changed', {
          list: changes.map((what) => t(`desk.versions.what.${what}`)).join(', '),
        })
      : t('desk.versions.first');
  return (
    <li>
      <div>
        <div className={classes.head}>
          <span>{title || t('publication.untitled')}</span>
          {shown && (
            <Badge variant="default" tt="none">
              {t('desk.versions.shown')}
            </Badge>
          )}
          {current && (
            <Badge variant="default" tt="none">
              {t('desk.versions.current')}
            </Badge>
          )}
        </div>
        <p className={classes.dim}>
          {[t(`publication.desk.versionReason.${reason}`), when, editor]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={classes.dim}>{changed}</p>
      </div>
      <Button
        ref={look}
        variant="default"
        aria-label={t('desk.versions.lookAt', {
          when,
          title: title || t('publication.untitled'),
        })}
        onClick={onLook}
      >
        {t('desk.versions.look')}
      </Button>
    </li>
  );
}

interface Restoring {
  form: Autosave<ArticleFields>;
  /** Reads the article as the server has it now. */
  reload: () => Promise<unknown>;
  onDone: () => void;
}

/** Writes a kept state again, once what is typed is saved; a notice takes it back. */
function useRestore({ form, reload, onDone }: Restoring) {
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

interface VersionsDialogProps {
  article: EditedArticle;
  form: Autosave<ArticleFields>;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** The kept states of an article; each is looked at before it may be written again. */
export function VersionsDialog({ article, form, reload, onClose }: VersionsDialogProps) {
  useOpenerFocus();
  const { t } = useTexts();
  const { data, error, refetch } = useVersions(article.id);
  const [looked, setLooked] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const { busy, restore } = useRestore({ form, reload, onDone: onClose });
  const version = data?.versions.find(({ id }) => id === looked);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('publication.desk.versions')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {!data && !error && <RowsSkeleton rows={3} />}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data?.versions.length === 0 && <p>{t('publication.desk.noVersions')}</p>}
      {version ? (
        <VersionView
          version={version}
          article={article}
          written={form.state().values}
          busy={busy}
          onBack={() => {
            setLeft(looked);
            setLooked(null);
          }}
          onRestore={() => void restore(version.id)}
        />
      ) : (
        <>
          {data && data.versions.length > 0 && (
            <p className={classes.dim}>{t('desk.versions.hint')}</p>
          )}
          <ul className={classes.list}>
            {data?.versions.map((one) => (
              <VersionRow
                key={one.id}
                version={one}
                left={one.id === left}
                onLook={() => setLooked(one.id)}
              />
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}
