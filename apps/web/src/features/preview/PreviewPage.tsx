import type { Preview } from '@pv/contract';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '../../app/router/use-page-title.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ArticleView } from '../publication/public.ts';
import { Loaded, SiteText } from '../site/public.ts';
import { BlockPreview } from './BlockPreview.tsx';
import classes from './Preview.module.css';
import { usePreview } from './use-preview.ts';

function Written({ preview }: { preview: Preview }) {
  const { t } = useTexts();
  const named = <T extends { title: string }>(text: T): T => ({
    ...text,
    title: text.title || t('publication.desk.untitled'),
  });
  switch (preview.kind) {
    case 'article':
      return <ArticleView article={preview.article} />;
    case 'page':
      return <SiteText page={named(preview.page)} />;
    case 'block':
      return <BlockPreview block={named(preview.block)} />;
  }
}

const textOf = (preview: Preview) => {
  switch (preview.kind) {
    case 'article':
      return preview.article;
    case 'page':
      return preview.page;
    case 'block':
      return preview.block;
  }
};

/** What is written of a publication, as readers will see it where it stands. */
export function PreviewPage() {
  const { t } = useTexts();
  const { key } = useParams({ from: '/article-preview/$key' });
  const query = usePreview(key);
  usePageTitle(query.data ? textOf(query.data).title : '');
  return (
    <Loaded query={query}>
      {(preview) => (
        <>
          <meta name="robots" content="noindex" />
          <p className={classes.note}>{t('publication.preview')}</p>
          <Written preview={preview} />
        </>
      )}
    </Loaded>
  );
}
