import { BLOCK_TYPES, type WholeBlock } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from '../read/Read.module.css';
import { TextHead } from '../read/TextHead.tsx';
import { TextParts } from '../read/TextParts.tsx';
import { academyOf } from './academies.ts';

/** A study guide as it is read. */
export function GuideView({ block }: { block: WholeBlock }) {
  const { t } = useTexts();
  const academy = academyOf(BLOCK_TYPES.find(({ id }) => id === block.categoryId)?.slug);
  return (
    <article className={classes.page}>
      <TextHead
        title={block.title}
        summary={block.description}
        language={block.language}
        above={
          <Link to="/academy/$academy" params={{ academy }}>
            {t(`pages.academies.${academy}`)}
          </Link>
        }
      />
      <TextParts {...block} />
    </article>
  );
}
