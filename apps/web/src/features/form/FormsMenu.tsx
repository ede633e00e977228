import { Button, Loader, Menu, Text } from '@mantine/core';
import { categoryOf, type FormKind, formEndpoints, formsOf, type Project } from '@pv/contract';
import { IconArchive, IconDownload, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { saveFile } from '../../platform/api/save.ts';
import { useChange } from '../../platform/query/use-endpoint.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';

type FormFormat = 'pdf' | 'docx';

/** Makes a paper of a project and saves it; one at a time. A failure is told in a toast. */
function usePrintForm(projectId: string) {
  const { t } = useTexts();
  const toasts = useToasts();
  const print = useChange(formEndpoints.print);

  function run(form: FormKind, format: FormFormat) {
    if (print.isPending) return;
    print.mutate(
      { params: { id: projectId }, body: { form, format } },
      {
        onSuccess: (file) => {
          const name = saveFile(file, `${t(`forms.kind.${form}`)}.${format}`);
          toasts.file(t('forms.ready', { name }));
        },
      },
    );
  }

  return { printing: print.isPending, run };
}

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;
const FORMATS: readonly { format: FormFormat; Icon: typeof IconFileTypePdf }[] = [
  { format: 'docx', Icon: IconFileTypeDocx },
  { format: 'pdf', Icon: IconFileTypePdf },
];

interface FormsMenuProps {
  project: Pick<Project, 'id' | 'type' | 'category_id'>;
  /** Only these papers, such as the plan beside the roadmap; all that the project has when left out. */
  only?: readonly FormKind[];
  /** Opens the archive of the whole project, where it is offered. */
  onWhole?: () => void;
}

/** A quiet button with the papers of a project: calendar plan, approval sheet, assignment. */
export function FormsMenu({ project, only, onWhole }: FormsMenuProps) {
  const { t } = useTexts();
  const { printing, run } = usePrintForm(project.id);
  const category = project.category_id && categoryOf(project.category_id);
  const forms = formsOf(project.type, category).filter((form) => only?.includes(form) ?? true);
  if (forms.length === 0 && !onWhole) return null;
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          aria-disabled={printing}
          leftSection={
            printing ? (
              <Loader size={16} color="gray" aria-hidden="true" />
            ) : (
              <IconDownload {...icon} />
            )
          }
        >
          {printing ? t('forms.printing') : t('forms.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {forms.map((form) => (
          <Fragment key={form}>
            <Menu.Label>{t(`forms.kind.${form}`)}</Menu.Label>
            {FORMATS.map(({ format, Icon }) => (
              <Menu.Item
                key={format}
                leftSection={<Icon {...icon} />}
                aria-label={`${t(`forms.kind.${form}`)}, ${t(`forms.${format}`)}`}
                disabled={printing}
                onClick={() => run(form, format)}
              >
                {t(`forms.${format}`)}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
        {onWhole && (
          <>
            <Menu.Label>{t('archive.menu')}</Menu.Label>
            <Menu.Item
              leftSection={<IconArchive {...icon} />}
              aria-label={`${t('archive.menu')}, ${t('archive.zip')}`}
              onClick={onWhole}
            >
              {t('archive.zip')}
            </Menu.Item>
          </>
        )}
        <Menu.Divider />
        <Text component="div" size="xs" c="dimmed" px="sm" py={4} maw={240}>
          {t('forms.note')}
        </Text>
      </Menu.Dropdown>
    </Menu>
  );
}
