import { Button } from '@mantine/core';
import type { Project } from '@pv/contract';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './DatesQuestions.module.css';
import { planOrder } from './plan-order.ts';
import type { Dates } from './use-dates.ts';
import { useStageNames } from './use-stage-names.ts';

/** Says that dates run backwards and puts them in order by one click, which can be undone. */
export function OrderNotice({ project, dates }: { project: Project; dates: Dates }) {
  const { t } = useTexts();
  const names = useStageNames();
  const offer = planOrder(project);
  if (!offer) return null;
  const { early, moves, drops, locked } = offer;
  const free = locked.length === 0 && moves.length > 0;
  return (
    <section className={classes.offer} aria-label={t('roadmap.order.label')}>
      <IconArrowsSort className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={classes.lead}>{t('roadmap.order.lead', { what: names(early) })}</p>
        {free && drops.length > 0 && (
          <p className={classes.warning}>{t('roadmap.order.drops', { what: names(drops) })}</p>
        )}
        {locked.length > 0 && <p>{t('roadmap.order.locked', { what: names(locked) })}</p>}
        {free && (
          <Button size="compact-md" variant="light" mt="xs" onClick={() => dates.order(moves)}>
            {t('roadmap.order.put')}
          </Button>
        )}
      </div>
    </section>
  );
}
