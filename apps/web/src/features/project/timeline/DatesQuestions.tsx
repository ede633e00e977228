import type { Project } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { OfferNotice } from './OfferNotice.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import type { Dates } from './use-dates.ts';

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
