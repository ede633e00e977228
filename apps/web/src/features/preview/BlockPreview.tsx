import { type InfoBlock, isGuideType, SEGMENTS, type WholeBlock } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Academies } from '../home/public.ts';
import { FeatureList, GuideView, isAcademy, useBlocks } from '../site/public.ts';
import classes from './Preview.module.css';

/** The blocks that readers see with one that is being written: in its old place, or the last of all. */
export function putAmong(blocks: readonly InfoBlock[], written: InfoBlock): InfoBlock[] {
  return blocks.some(({ id }) => id === written.id)
    ? blocks.map((block) => (block.id === written.id ? written : block))
    : [...blocks, written];
}

/** The page on which a block stands among others. */
function Stands({ categoryId }: Pick<WholeBlock, 'categoryId'>) {
  const { t, locale } = useTexts();
  const segment = SEGMENTS.find(({ id }) => id === categoryId);
  return (
    <p className={classes.stands}>
      {t('publication.previewAmong')}{' '}
      {segment ? (
        <Link to="/for/$segment" params={{ segment: segment.slug }}>
          {segment.title[locale]}
        </Link>
      ) : (
        <Link to="/">{t('shell.nav.home')}</Link>
      )}
    </p>
  );
}

/** An info block as its readers see it: a guide on its page, any other among its neighbours. */
export function BlockPreview({ block }: { block: WholeBlock }) {
  const shown = useBlocks().data?.info_blocks ?? [];
  if (isGuideType(block.categoryId)) return <GuideView block={block} />;
  const blocks = putAmong(shown, block);
  const neighbours = blocks.filter(({ categoryId }) => categoryId === block.categoryId);
  return (
    <>
      <PageHeader title={block.title} />
      <Stands categoryId={block.categoryId} />
      {isAcademy(block.slug) ? (
        <Academies blocks={blocks} />
      ) : (
        <FeatureList features={neighbours} />
      )}
    </>
  );
}
