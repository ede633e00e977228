import { Badge, Button } from '@mantine/core';
import type { ArticleVersion } from '@pv/contract';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { momentText } from '../../../../ui/days.ts';
import classes from './Versions.module.css';

interface VersionRowProps {
  version: ArticleVersion;
  /** It is what was looked at before the list came back: the focus goes on from here. */
  left: boolean;
  onLook: () => void;
}

/** A kept state in the list: when and why it was kept, who wrote it, and what he changed. */
export function VersionRow({ version, left, onLook }: VersionRowProps) {
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
