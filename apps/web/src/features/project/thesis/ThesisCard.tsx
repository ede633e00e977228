import { Button } from '@mantine/core';
import type { Project, ThesisView } from '@pv/contract';
import { dayFormat } from '@pv/texts';
import { IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { nextStep } from '../page/next-step.ts';
import classes from './ThesisCard.module.css';
import { useThesis } from './use-thesis.ts';

/** When the work was written last and how long it is; whose sections wait. */
function Facts({ thesis }: { thesis: ThesisView }) {
  const { t, locale } = useTexts();
  const { updated_at: at, words, waiting } = thesis;
  const when = at && dayFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(at));
  const stages = waiting.map(({ kind, number, title }) =>
    kind === 'finish' ? t('thesis.whole') : t('thesis.stage', { number: number ?? '', title }),
  );
  const facts = [
    when ? t('thesis.changed', { when }) : t('thesis.notBegun'),
    words === null ? null : t('thesis.words', { count: words }),
  ];
  return (
    <>
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {stages.length > 0 && (
        <p className={classes.waiting}>{t('thesis.waiting', { stages: stages.join(', ') })}</p>
      )}
    </>
  );
}

/** The one text of a final work: what is known of it and the way into it. Nothing for other projects. */
export function ThesisCard({ project }: { project: Project }) {
  const { t } = useTexts();
  const thesis = useThesis(project);
  if (!thesis) return null;
  const params = { projectType: project.type, projectId: project.id, stageId: thesis.stage_id };
  // one filled button on a page: the next step, where there is one
  const variant = nextStep(project) ? 'default' : 'filled';
  return (
    <section className={classes.card} aria-label={t('thesis.title')}>
      <IconFileText className={classes.icon} size={24} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <h2 className={classes.title}>{t('thesis.title')}</h2>
        <p className={classes.lead}>{t('thesis.lead')}</p>
        <Facts thesis={thesis} />
      </div>
      <Button
        variant={variant}
        renderRoot={(root) => (
          <Link {...root} to="/project/$projectType/$projectId/document/$stageId" params={params} />
        )}
      >
        {t('thesis.open')}
      </Button>
    </section>
  );
}
