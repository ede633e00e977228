import {
  FILE_MAX_BYTES,
  FILE_TYPE_NAMES,
  type FileSlotView,
  roleOf,
  SLOTS,
  type Stage,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useFiles } from '../api.ts';
import panel from '../roadmap/Panel.module.css';
import classes from './Files.module.css';
import { SlotRow, useUploaders } from './SlotRow.tsx';

/** What is said once for all slots: why they are closed, or how to fill them. */
function useNote(slots: readonly FileSlotView[]): string {
  const { t, locale } = useTexts();
  const words = useUploaders();
  const work = slots.filter(({ slot }) => SLOTS[slot].uploader === 'editors');
  if (work.some(({ refused }) => refused === 'section_locked')) return t('files.locked');
  const [foreign] = work.filter(({ refused }) => refused === 'forbidden');
  if (foreign) return t('files.uploader', { who: words(foreign.uploaders.map(roleOf)) });
  if (slots.every(({ refused }) => refused !== null)) return '';
  const limit = fileSize(FILE_MAX_BYTES, t, locale);
  return t('files.hint', { limit, types: FILE_TYPE_NAMES });
}

function Slots({ slots }: { slots: readonly FileSlotView[] }) {
  const note = useNote(slots);
  return (
    <>
      <div className={classes.slots}>
        {slots.map((view) => (
          <SlotRow key={view.slot} view={view} />
        ))}
      </div>
      {note && <p className={classes.note}>{note}</p>}
    </>
  );
}

/** Kinds of content of a section that come as files. */
const OF_FILES =
  'final_report presentation plagiarism_report supervisor_review external_review financial_model';

/** The files of a stage, slot by slot. */
export function FileSection({ stage }: { stage: Pick<Stage, 'id' | 'project_id'> }) {
  const { t } = useTexts();
  const { data, error, refetch } = useFiles(stage.project_id);
  return (
    <div className={classes.section} data-content={OF_FILES}>
      <h4 className={panel.name}>{t('files.title')}</h4>
      {!data && !error && <RowsSkeleton rows={2} />}
      {!data && error && <LoadFailure error={error} onRetry={refetch} />}
      {data && <Slots slots={data.slots.filter(({ stage_id }) => stage_id === stage.id)} />}
    </div>
  );
}
