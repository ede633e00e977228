import type { BlockStage, ProjectType } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useBlocks } from '../api/use-site.ts';
import classes from './Academies.module.css';
import { GUIDES_OF, guidesAt } from './guides-of.ts';

/** The guides that help at a stage of a project, in one line; nothing where there are none. */
export function StageGuides({ type, stage }: { type: ProjectType; stage: BlockStage }) {
  const { t } = useTexts();
  const { data } = useBlocks(GUIDES_OF[type]);
  const guides = guidesAt(data?.info_blocks ?? [], { type, stage });
  if (guides.length === 0) return null;
  return (
    <p className={classes.beside}>
      {t('pages.guides.useful')}{' '}
      {guides.map(({ id, slug, title }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link to="/guides/$guide" params={{ guide: slug }}>
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
