import { Button, Group } from '@mantine/core';
import type { Project } from '@pv/contract';
import { IconCalendarShare } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './DatesQuestions.module.css';
import type { ShiftOffer } from './plan-shift.ts';
import type { Dates } from './use-dates.ts';
import { useStageNames } from './use-stage-names.ts';

/** Offers to shift the following stages; says what moves, what loses its approval and what stays. */
export function OfferNotice(props: { project: Project; offer: ShiftOffer; dates: Dates }) {
  const { project, offer, dates } = props;
  const { t } = useTexts();
  const names = useStageNames();
  const { stage, days, moves, drops, outside } = offer;
  const count = Math.abs(days);
  const found = (ids: readonly string[]) => project.stages.filter(({ id }) => ids.includes(id));
  const locked = found(offer.locked);
  const what = { title: stage.title, count };
  return (
    <section className={classes.offer} aria-label={t('roadmap.shift.label')} role="status">
      <IconCalendarShare className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={classes.lead}>
          {days > 0 ? t('roadmap.shift.later', what) : t('roadmap.shift.earlier', what)}
        </p>
        <p>{t('roadmap.shift.moves', { what: names(found(moves.map((one) => one.stage_id))) })}</p>
        {drops.length > 0 && (
          <p className={classes.warning}>{t('roadmap.shift.drops', { what: names(drops) })}</p>
        )}
        {outside.length > 0 && (
          <p className={classes.warning}>{t('roadmap.shift.outside', { what: names(outside) })}</p>
        )}
        {locked.length > 0 && <p>{t('roadmap.shift.locked', { what: names(locked) })}</p>}
        <Group gap="xs" mt="xs">
          <Button size="compact-md" variant="light" onClick={() => dates.shift(offer)}>
            {t('roadmap.shift.offer', { count })}
          </Button>
          <Button size="compact-md" variant="subtle" color="gray" onClick={dates.leave}>
            {t('roadmap.shift.leave')}
          </Button>
        </Group>
      </div>
    </section>
  );
}
