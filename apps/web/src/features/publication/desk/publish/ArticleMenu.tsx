import { ActionIcon, Menu } from '@mantine/core';
import type { EditedArticle } from '@pv/contract';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { sitePath } from '../../site-path.ts';

interface ArticleMenuProps {
  article: EditedArticle;
  onCopy: () => void;
  onRenew: () => void;
  onVersions: () => void;
  onSchedule: () => void;
  onUnpublish: () => void;
  onRemove: () => void;
}

/** What is done with an article more rarely. */
export function ArticleMenu({ article, ...on }: ArticleMenuProps) {
  const { t } = useTexts();
  const { status, place } = article;
  const seen = status === 'published';
  const path = sitePath(place, article.slug);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('publication.desk.more')}
          title={t('publication.desk.more')}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={on.onCopy}>{t('publication.desk.copyPreview')}</Menu.Item>
        <Menu.Item onClick={on.onRenew}>{t('desk.preview.renew')}</Menu.Item>
        <Menu.Item onClick={on.onVersions}>{t('publication.desk.versions')}</Menu.Item>
        {!seen && <Menu.Item onClick={on.onSchedule}>{t('publication.desk.schedule')}</Menu.Item>}
        {seen && path && (
          <Menu.Item renderRoot={(root) => <Link {...root} to={path} />}>
            {t('publication.desk.read')}
          </Menu.Item>
        )}
        {(seen || status === 'scheduled') && (
          <Menu.Item onClick={on.onUnpublish}>
            {t(seen ? 'publication.desk.unpublish' : 'publication.desk.unschedule')}
          </Menu.Item>
        )}
        {status === 'draft' && place.kind !== 'page' && (
          <Menu.Item color="red" onClick={on.onRemove}>
            {t('publication.desk.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
