import { ActionIcon, Button, Loader, Menu } from '@mantine/core';
import {
  type ControlEvent,
  controlEventEndpoints,
  EVENT_PAPERS,
  type EventPaper,
  type EventWork,
} from '@pv/contract';
import { IconDownload, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveFile } from '../../../platform/api/save.ts';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';

type Format = 'pdf' | 'docx';

/** Makes a paper of an event, of one work or of all, and saves it. A failure is told in a toast. */
function usePrintPaper(eventId: string, workId: string | null) {
  const { t } = useTexts();
  const toasts = useToasts();
  const print = useChange(controlEventEndpoints.print);
  const run = (paper: EventPaper, format: Format) => {
    if (print.isPending) return;
    print.mutate(
      { params: { id: eventId }, body: { paper, format, work_id: workId } },
      {
        onSuccess: (file) => {
          const name = saveFile(file, `${t(`eventWords.paper.${paper}`)}.${format}`);
          toasts.file(t('forms.ready', { name }));
        },
      },
    );
  };
  return { printing: print.isPending, run };
}

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;
const FORMATS = [
  { format: 'pdf', Icon: IconFileTypePdf },
  { format: 'docx', Icon: IconFileTypeDocx },
] as const;

/** A quiet button with what the committee signs: all of it, or the protocol of one work. */
export function PapersMenu({ event, work }: { event: ControlEvent; work?: EventWork }) {
  const { t } = useTexts();
  const { printing, run } = usePrintPaper(event.id, work?.id ?? null);
  if (!event.me.can.print) return null;
  const sign = printing ? (
    <Loader size={16} color="gray" aria-hidden="true" />
  ) : (
    <IconDownload {...icon} />
  );
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        {work ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('controlEvents.page.protocolOf', { title: work.title })}
            aria-disabled={printing}
          >
            {sign}
          </ActionIcon>
        ) : (
          <Button variant="default" aria-disabled={printing} leftSection={sign}>
            {printing ? t('forms.printing') : t('controlEvents.page.papers')}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {EVENT_PAPERS.filter((paper) => !work || paper === 'protocol').map((paper) => (
          <Fragment key={paper}>
            <Menu.Label>{t(`eventWords.paper.${paper}`)}</Menu.Label>
            {FORMATS.map(({ format, Icon }) => (
              <Menu.Item
                key={format}
                leftSection={<Icon {...icon} />}
                aria-label={`${t(`eventWords.paper.${paper}`)}, ${t(`forms.${format}`)}`}
                disabled={printing}
                onClick={() => run(paper, format)}
              >
                {t(`forms.${format}`)}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
