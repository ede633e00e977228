import { Button, Group } from '@mantine/core';
import type { Project, Stage } from '@pv/contract';
import { IconArrowsSort, IconCalendarShare } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { OfferNotice, OfferWarning } from '../../../ui/timeline/OfferNotice.tsx';
import { planOrder } from './plan-order.ts';
import type { ShiftOffer } from './plan-shift.ts';
import type { Dates } from './use-dates.ts';

/** Stages in words: «1. Обзор; 2. Методы; завершение». */
function useStageNames(): (stages: readonly Stage[]) => string {
  const { t } = useTexts();
  return (stages) =>
    stages
      .map(({ number, title }) =>
        number === null ? t('roadmap.term.finish').toLowerCase() : `${number}. ${title}`,
      )
      .join('; ');
}

/** Offers to shift the following stages; says what moves, what loses its approval and what stays. */
export function ShiftNotice(props: {
  project: Project;
  offer: ShiftOffer;
  dates: Dates;
  below?: boolean;
}) {
  const { project, offer, dates, below = false } = props;
  const { t } = useTexts();
  const names = useStageNames();
  const { stage, days, moves, drops, outside } = offer;
  const count = Math.abs(days);
  const found = (ids: readonly string[]) => project.stages.filter(({ id }) => ids.includes(id));
  const locked = found(offer.locked);
  const what = { title: stage.title, count };
  return (
    <OfferNotice
      label={t('roadmap.shift.label')}
      icon={IconCalendarShare}
      lead={days > 0 ? t('roadmap.shift.later', what) : t('roadmap.shift.earlier', what)}
      live
      below={below}
    >
      <p>{t('roadmap.shift.moves', { what: names(found(moves.map((one) => one.stage_id))) })}</p>
      {drops.length > 0 && (
        <OfferWarning>{t('roadmap.shift.drops', { what: names(drops) })}</OfferWarning>
      )}
      {outside.length > 0 && (
        <OfferWarning>{t('roadmap.shift.outside', { what: names(outside) })}</OfferWarning>
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
    </OfferNotice>
  );
}

/** Says that dates run backwards and puts them in order by one click, which can be undone. */
export function OrderNotice({ project, dates }: { project: Project; dates: Dates }) {
  const { t } = useTexts();
  const names = useStageNames();
  const offer = dates.offer || !project.can.arrange ? null : planOrder(project);
  if (!offer) return null;
  const { early, moves, drops, locked } = offer;
  const free = locked.length === 0 && moves.length > 0;
  return (
    <OfferNotice
      label={t('roadmap.order.label')}
      icon={IconArrowsSort}
      lead={t('roadmap.order.lead', { what: names(early) })}
    >
      {free && drops.length > 0 && (
        <OfferWarning>{t('roadmap.order.drops', { what: names(drops) })}</OfferWarning>
      )}
      {locked.length > 0 && <p>{t('roadmap.order.locked', { what: names(locked) })}</p>}
      {free && (
        <Button size="compact-md" variant="light" mt="xs" onClick={() => dates.order(moves)}>
          {t('roadmap.order.put')}
        </Button>
      )}
    </OfferNotice>
  );
}

interface DatesQuestionsProps {
  project: Project;
  dates: Dates;
  /** The offer stands in the row of its stage, where its days were typed. */
  inRow?: boolean;
  /** Behind a long view, where the offer stays in sight. */
  below?: boolean;
}

/** What is asked around a change of dates: whether an approval may go, whether the rest shall move too. */
export function DatesQuestions(props: DatesQuestionsProps) {
  const { project, dates, inRow = false, below = false } = props;
  const { t } = useTexts();
  const { asked, offer } = dates;
  return (
    <>
      {offer && !inRow && <ShiftNotice {...{ project, offer, dates, below }} />}
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
