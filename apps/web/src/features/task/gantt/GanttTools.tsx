import { Button, Checkbox, Menu, Select } from '@mantine/core';
import type { Project } from '@pv/contract';
import { IconDownload, IconPhoto, IconPrinter } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ChartTools } from '../../../ui/timeline/ChartTools.tsx';
import { ZoomChoice } from '../../../ui/timeline/ZoomChoice.tsx';
import { DEPTHS, NO_STAGE } from './rows.ts';
import type { Choices } from './use-choices.ts';

/** Chooses what of the chart is shown, leads to today and saves the chart. */
export function GanttTools(props: {
  project: Pick<Project, 'stages'>;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
  onToday: () => void;
  onPicture: () => void;
  onPrint: () => void;
  /** How the chart is used. */
  hint: string;
}) {
  const { project, choices, hint, onChoose, onToday, onPicture, onPrint } = props;
  const { t } = useTexts();
  const stages = project.stages.filter(({ kind }) => kind !== 'start');
  const stageOptions = [
    ...stages.map(({ id, number, title }) => ({
      value: id,
      label: number === null ? title : `${number}. ${title}`,
    })),
    { value: NO_STAGE, label: t('gantt.show.noStage') },
  ];
  return (
    <ChartTools
      onToday={onToday}
      hint={hint}
      choices={
        <>
          <ZoomChoice zoom={choices.zoom} onZoom={(zoom) => onChoose({ zoom })} />
          <Select
            size="sm"
            w={190}
            aria-label={t('gantt.show.label')}
            data={DEPTHS.map((value) => ({ value, label: t(`gantt.show.${value}`) }))}
            value={choices.depth}
            allowDeselect={false}
            onChange={(depth) => depth && onChoose({ depth })}
          />
          <Select
            size="sm"
            w={190}
            aria-label={t('gantt.show.stage')}
            placeholder={t('gantt.show.anyStage')}
            data={stageOptions}
            value={choices.stage}
            clearable
            onChange={(stage) => onChoose({ stage })}
          />
          <Checkbox
            label={t('gantt.show.hideDone')}
            checked={choices.hideDone}
            onChange={(event) => onChoose({ hideDone: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('gantt.show.critical')}
            checked={choices.critical}
            onChange={(event) => onChoose({ critical: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('gantt.show.panel')}
            checked={choices.panel}
            onChange={(event) => onChoose({ panel: event.currentTarget.checked })}
          />
        </>
      }
    >
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          >
            {t('gantt.export.label')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPhoto size={16} stroke={1.6} aria-hidden="true" />}
            onClick={onPicture}
          >
            {t('gantt.export.picture')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />}
            onClick={onPrint}
          >
            {t('gantt.export.pdf')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </ChartTools>
  );
}
