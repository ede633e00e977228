import { ActionIcon, Menu } from '@mantine/core';
import { type Project, roadmapEndpoints, type Stage } from '@pv/contract';
import { IconArrowDown, IconArrowUp, IconDots, IconLink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCopy } from '../../../ui/use-copy.tsx';
import { useRefreshProject, useRemoveStage as useRemove } from '../api.ts';
import { stageForms } from '../fields/forms.ts';
import { useMoveStage } from './use-move-stage.ts';

/** Removes stages so that they can be brought back at their places. */
function useRemoveStage() {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const refresh = useRefreshProject();
  const remove = useRemove();
  return {
    busy: remove.isPending,
    /** The row is gone by then, so its own callbacks would not be called: a promise always is. */
    remove: (stage: Stage, onSettled: () => void = () => {}) =>
      void remove
        .mutateAsync({ params: { id: stage.id } })
        .then(
          () => {
            stageForms.forget(stage.id);
            toasts.undoable(t('projectPage.stage.deleted', { title: stage.title }), () =>
              call(roadmapEndpoints.restore, { params: { id: stage.id } }).finally(refresh),
            );
          },
          () => {},
        )
        .finally(onSettled),
  };
}

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

/** Address of the page with this stage open. */
function linkTo(stage: Stage): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?open=${stage.id}`;
}

/** What can be done with a stage besides its approval: its link, its place, its end. */
export function StageMenu({ project, stage }: { project: Project; stage: Stage }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const move = useMoveStage(project);
  const { busy, remove } = useRemoveStage();
  const { copy, byHand } = useCopy(() => toasts.success(t('ui.copied')));
  const [asked, setAsked] = useState(false);
  const { number } = stage;
  const last = project.stages.filter(({ kind }) => kind === 'numeric').length;
  const movable = project.can.arrange;
  const sent = stage.plan_edition + stage.result_edition > 0;

  const moveTo = (place: number) => move(stage, place);

  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('projectPage.stage.menu', { title: stage.title })}
          >
            <IconDots size={18} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void copy(linkTo(stage))}>
            {t('projectPage.stage.copyLink')}
          </Menu.Item>
          {movable && number !== null && number > 1 && (
            <Menu.Item leftSection={<IconArrowUp {...icon} />} onClick={() => moveTo(number - 1)}>
              {t('projectPage.stage.moveUp')}
            </Menu.Item>
          )}
          {movable && number !== null && number < last && (
            <Menu.Item leftSection={<IconArrowDown {...icon} />} onClick={() => moveTo(number + 1)}>
              {t('projectPage.stage.moveDown')}
            </Menu.Item>
          )}
          {stage.can.delete && (
            <Menu.Item
              leftSection={<IconTrash {...icon} />}
              color="red"
              onClick={() => (sent ? setAsked(true) : remove(stage))}
            >
              {t('projectPage.stage.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {byHand}
      <ConfirmDialog
        opened={asked}
        title={t('projectPage.stage.deleteTitle', { title: stage.title })}
        confirm={t('projectPage.stage.deleteConfirm')}
        destructive
        busy={busy}
        onConfirm={() => remove(stage, () => setAsked(false))}
        onClose={() => setAsked(false)}
      >
        {t('projectPage.stage.deleteText')}
      </ConfirmDialog>
    </>
  );
}
