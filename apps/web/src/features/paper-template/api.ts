import {
  type FormKind,
  formEndpoints,
  type PaperTemplateName,
  paperTemplateEndpoints,
} from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { saveFile } from '../../platform/api/save.ts';
import { useChange } from '../../platform/query/use-endpoint.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';

export type PaperFormat = 'docx' | 'pdf' | 'xlsx';

/** What is made by pressing a button. */
export type Paper =
  | { kind: 'template'; name: PaperTemplateName }
  | { kind: 'form'; name: FormKind }
  | { kind: 'model'; name: 'financial_model' };

/** Makes a paper of a project, or of none, and has the browser save it; one at a time. A failure is a toast. */
export function usePapers(projectId: string | null) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [making, setMaking] = useState<string | null>(null);
  const print = useChange(paperTemplateEndpoints.print);
  const blank = useChange(paperTemplateEndpoints.blank);
  const form = useChange(formEndpoints.print);
  const model = useChange(paperTemplateEndpoints.model);

  function ask({ kind, name }: Paper, format: PaperFormat): Promise<Blob> | null {
    const params = projectId ? { id: projectId } : null;
    if (kind === 'model') return params && model.mutateAsync({ params });
    if (format === 'xlsx') return null;
    if (kind === 'form')
      return params && form.mutateAsync({ params, body: { form: name, format } });
    const body = { template: name, format };
    return params ? print.mutateAsync({ params, body }) : blank.mutateAsync({ body });
  }

  function make(paper: Paper, format: PaperFormat) {
    const asked = making === null && ask(paper, format);
    if (!asked) return;
    setMaking(`${paper.name} ${format}`);
    void asked
      .then(
        (file) => {
          const name = saveFile(file, `${t(`paperTemplates.kind.${paper.name}`)}.${format}`);
          toasts.file(t('paperTemplates.saved', { name }));
        },
        // told in a toast
        () => undefined,
      )
      .finally(() => setMaking(null));
  }

  return { making, make };
}
