import { type FormKind, formEndpoints } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { saveFile } from '../../platform/api/save.ts';
import { useChange } from '../../platform/query/use-endpoint.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';

export type FormFormat = 'pdf' | 'docx';

/** Makes a paper of a project and saves it; one at a time. A failure is told in a toast. */
export function usePrintForm(projectId: string) {
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
          toasts.success(t('forms.ready', { name }));
        },
      },
    );
  }

  return { printing: print.isPending, run };
}
