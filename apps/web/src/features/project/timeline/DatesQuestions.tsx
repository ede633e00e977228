import { Button } from '@mantine/core';
import type { Project } from '@pv/contract';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import classes from './DatesQuestions.module.css';
import { OfferNotice } from './OfferNotice.tsx';
import { planOrder } from './plan-order.ts';
import type { Dates } from './use-dates.ts';
import { useStageNames } from './use-stage-names.ts';

/** Says that dates run backwards and puts them in order by one click, which can be undone. */
function OrderNotice({ project, dates }: { project: Project; dates: Dates }) {
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

interface DatesQuestionsProps {
  project: Project;
  dates: Dates;
  /** The offer stands in the row of its stage, where its days were typed. */
  inRow?: boolean;
}

/** What is asked around a change of dates: whether an approval may go, whether the rest shall move too. */
export function DatesQuestions({ project, dates, inRow = false }: DatesQuestionsProps) {
  const { t } = useTexts();
  const { asked, offer } = dates;
  return (
    <>
      {offer && !inRow && <OfferNotice project={project} offer={offer} dates={dates} />}
      {!offer && project.can.arrange && <OrderNotice project={project} dates={dates} />}
      <ConfirmDialog
        opened={asked !== null}
        title={t('roadmap.dates.askTitle')}
        confirm={t('roadmap.dates.change')}
        onConfirm={() => asked?.yes()}
        onClose={() => asked?.no()}
      >
        {asked && t('roadmap.dates.ask', { title: asked.stage.title })}
      </ConfirmDialog>
    </>
  );
}
