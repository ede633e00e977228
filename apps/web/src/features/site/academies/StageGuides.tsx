import type { BlockStage, ProjectType } from '@pv/contract';
import { Fragment } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Academies.module.css';
import { HelpfulLink } from './HelpfulLink.tsx';
import { guidesAt, useHelpful } from './use-helpful.ts';

/** The guides and articles that help at a stage of a project, in one line; nothing where there are none. */
export function StageGuides({ type, stage }: { type: ProjectType; stage: BlockStage }) {
  const { t } = useTexts();
  const helpful = guidesAt(useHelpful(type), { type, stage });
  if (helpful.length === 0) return null;
  return (
    <p className={classes.beside}>
      {t('pages.guides.useful')}{' '}
      {helpful.map((one, at) => (
        <Fragment key={one.id}>
          {at > 0 && ', '}
          <HelpfulLink one={one} />
        </Fragment>
      ))}
    </p>
  );
}
