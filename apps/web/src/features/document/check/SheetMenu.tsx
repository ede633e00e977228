import { Button, Menu } from '@mantine/core';
import { documentEndpoints } from '@pv/contract';
import { IconDownload, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveFile } from '../../../platform/api/save.ts';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import classes from './Hiding.module.css';

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;
const FORMATS = [
  { format: 'docx', Icon: IconFileTypeDocx },
  { format: 'pdf', Icon: IconFileTypePdf },
] as const;

/** The sheet of normocontrol, for the normocontroller to sign. A failure is told in a toast. */
export function SheetMenu({ documentId }: { documentId: string }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const print = useChange(documentEndpoints.normSheet);
  const make = (format: 'pdf' | 'docx') =>
    print.mutate(
      { params: { id: documentId }, body: { format } },
      {
        onSuccess(file) {
          const name = saveFile(file, `${t('normSheet.file')}.${format}`);
          toasts.file(t('normSheet.ready', { name }));
        },
      },
    );
  return (
    <div className={classes.sheet}>
      <Menu withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconDownload {...icon} />}
            loading={print.isPending}
          >
            {t('normSheet.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FORMATS.map(({ format, Icon }) => (
            <Menu.Item key={format} leftSection={<Icon {...icon} />} onClick={() => make(format)}>
              {t(`normSheet.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
