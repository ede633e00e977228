import { type Project, roadmapEndpoints, type TemplateCode, type Term } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { useRefreshProject, useTakeTemplate as useTake } from '../api.ts';

/** Takes a template for the roadmap of a project, so that it can be undone. */
export function useTakeTemplate({ id, stages }: Project) {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const refresh = useRefreshProject();
  const take = useTake();

  async function takeBack(arrangements: Awaited<ReturnType<typeof take.mutateAsync>>) {
    const { before, after: present } = arrangements;
    try {
      await call(roadmapEndpoints.arrange, { params: { id }, body: { ...before, present } });
    } catch (error) {
      if (!isApiError(error, 'stale_version')) throw error;
      toasts.error('roadmap.template.changed');
    } finally {
      await refresh();
    }
  }

  return {
    busy: take.isPending,
    take: (code: TemplateCode, term: Term, onTaken: () => void) => {
      const seen = stages.filter(({ kind }) => kind === 'numeric').map((stage) => stage.id);
      const body = { code, ...term, seen };
      void take.mutateAsync({ params: { id }, body }).then(
        (arrangements) => {
          onTaken();
          toasts.undoable(t('roadmap.template.taken'), () => takeBack(arrangements));
        },
        () => {},
      );
    },
  };
}
