import { type Preview, publicationEndpoints } from '@pv/contract';
import { Navigate, useParams } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';
import { PartPlace } from '../../platform/states/LoadFailure.tsx';
import { partAhead } from '../../ui/lazy.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { sitePath } from '../publication/public.ts';
import { Loaded } from '../site/public.ts';
import classes from './Preview.module.css';

/** What is written of a publication, by its secret key. */
const usePreview = (key: string) => useEndpoint(publicationEndpoints.preview, { params: { key } });

// of the three only one is ever shown, and its code alone is loaded
const article = partAhead(async () => (await import('./ArticlePreview.tsx')).ArticlePreview);
const page = partAhead(async () => (await import('./TextPreview.tsx')).TextPreview);
const block = partAhead(async () => (await import('./BlockPreview.tsx')).BlockPreview);
const PARTS = { article, page, block };

/** What is still a secret. */
type Draft = Exclude<Preview, { kind: 'public' }>;

function Written({ preview }: { preview: Draft }) {
  const { t } = useTexts();
  const named = <T extends { title: string }>(text: T): T => ({
    ...text,
    title: text.title || t('publication.untitled'),
  });
  switch (preview.kind) {
    case 'article':
      return <article.Part article={preview.article} />;
    case 'page':
      return <page.Part page={named(preview.page)} />;
    case 'block':
      return <block.Part block={named(preview.block)} />;
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
    case 'public':
      return null;
  }
};

/** What is written of a publication, as readers will see it; what they see already is read where it stands. */
export function PreviewPage() {
  const { t } = useTexts();
  const { key } = useParams({ from: '/article-preview/$key' });
  const query = usePreview(key);
  usePageTitle(query.data ? (textOf(query.data)?.title ?? '') : '');
  return (
    <Loaded query={query}>
      {(preview) =>
        preview.kind === 'public' ? (
          // a block without a page of its own stands on the first page or on one beside it
          <Navigate to={sitePath(preview.place, preview.slug) ?? '/'} replace />
        ) : (
          <>
            <meta name="robots" content="noindex" />
            <p className={classes.note}>{t('publication.preview')}</p>
            <PartPlace forget={PARTS[preview.kind].forget} shape={<RowsSkeleton rows={6} />}>
              <Written preview={preview} />
            </PartPlace>
          </>
        )
      }
    </Loaded>
  );
}
