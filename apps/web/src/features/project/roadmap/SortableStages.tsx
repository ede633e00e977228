import type { Project, Stage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import {
  SortableList,
  type SortableWords,
  type Step,
  useSortableItem,
} from '../../../ui/sortable.tsx';
import type { ZoneTeller } from '../fields/zone-teller.ts';
import { StageRow } from './StageRow.tsx';
import { useMoveStage } from './use-move-stage.ts';

interface SortableRowProps {
  project: Project;
  stage: Stage;
  tellsZone: boolean;
  onStep: (step: Step) => void;
}

function SortableRow({ onStep, ...row }: SortableRowProps) {
  return <StageRow {...row} drag={useSortableItem(row.stage.id, onStep)} />;
}

interface SortableStagesProps {
  project: Project;
  stages: Stage[];
  teller: ZoneTeller | null;
}

/** The numeric stages as rows that are put in order with the mouse, a finger or the keyboard. */
export function SortableStages({ project, stages, teller }: SortableStagesProps) {
  const { t } = useTexts();
  const move = useMoveStage(project);
  const words: SortableWords = {
    how: t('roadmap.drag.how'),
    start: (told) => t('roadmap.drag.start', told),
    over: (told) => t('roadmap.drag.over', told),
    end: (told) => t('roadmap.drag.end', told),
    cancel: (told) => t('roadmap.drag.cancel', told),
  };
  return (
    <SortableList items={stages} words={words} onPut={(stage, place) => move(stage, place + 1)}>
      {(stage, { onStep }) => (
        <SortableRow
          project={project}
          stage={stage}
          tellsZone={teller?.id === stage.id}
          onStep={onStep}
        />
      )}
    </SortableList>
  );
}
