import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { Project, Stage } from '@pv/contract';
import { type CSSProperties, type KeyboardEvent, useMemo } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { RowDrag } from './RoadmapRow.tsx';
import { StageRow } from './StageRow.tsx';
import { useMoveStage } from './use-move-stage.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

function useAnnouncements(stages: readonly Stage[]): Announcements {
  const { t } = useTexts();
  return useMemo(() => {
    const count = stages.length;
    const told = (id: UniqueIdentifier) => stages.find((stage) => stage.id === id)?.title ?? '';
    const place = (id: UniqueIdentifier) => stages.findIndex((stage) => stage.id === id) + 1;
    return {
      onDragStart: ({ active }) => t('roadmap.drag.start', { title: told(active.id) }),
      onDragOver: ({ active, over }) =>
        over
          ? t('roadmap.drag.over', { title: told(active.id), number: place(over.id), count })
          : undefined,
      onDragEnd: ({ active, over }) =>
        t('roadmap.drag.end', { title: told(active.id), number: place(over?.id ?? active.id) }),
      onDragCancel: ({ active }) => t('roadmap.drag.cancel', { title: told(active.id) }),
    };
  }, [stages, t]);
}

function SortableRow(props: { project: Project; stage: Stage; onStep: (step: 1 | -1) => void }) {
  const { project, stage, onStep } = props;
  const row = useSortable({ id: stage.id });
  const { transform, transition } = row;
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(step);
    // the row is put elsewhere on the page, and the focus goes along
    const target = event.currentTarget;
    requestAnimationFrame(() => target.focus());
  }
  const drag: RowDrag = {
    row: row.setNodeRef,
    handle: row.setActivatorNodeRef,
    style,
    dragging: row.isDragging,
    attributes: row.attributes,
    listeners: row.listeners,
    onKeyDown,
  };
  return <StageRow project={project} stage={stage} drag={drag} />;
}

/** The numeric stages as rows that are put in order with the mouse, a finger or the keyboard. */
export function SortableStages({ project, stages }: { project: Project; stages: Stage[] }) {
  const { t } = useTexts();
  const move = useMoveStage(project);
  const announcements = useAnnouncements(stages);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    const stage = stages.find(({ id }) => id === active.id);
    const place = stages.findIndex(({ id }) => id === over?.id);
    if (stage && place >= 0) move(stage, place + 1);
  }
  function step(stage: Stage, by: 1 | -1) {
    const number = (stage.number ?? 0) + by;
    if (number >= 1 && number <= stages.length) move(stage, number);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('roadmap.drag.how') },
      }}
    >
      <SortableContext items={stages} strategy={verticalListSortingStrategy}>
        {stages.map((stage) => (
          <SortableRow
            key={stage.id}
            project={project}
            stage={stage}
            onStep={(by) => step(stage, by)}
          />
        ))}
      </SortableContext>
    </DndContext>
  );
}
