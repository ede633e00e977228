import { type DocumentVersion, documentEndpoints } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';

const list = { stales: [documentEndpoints.versions] };
const text = { stales: [documentEndpoints.versions, documentEndpoints.compareVersions] };

/** Kept editions of a document, newest first. */
export const useVersions = (id: string) =>
  useEndpoint(documentEndpoints.versions, { params: { id } }, { fresh: true });

/** The text of a version. */
export const useVersionText = (id: string) =>
  useEndpoint(documentEndpoints.readVersion, { params: { id } });

/** How the text has changed from a version to another one, or to what it is now. */
export const useVersionChanges = (id: string, until: string | null) =>
  useEndpoint(
    documentEndpoints.compareVersions,
    { params: { id }, query: until === null ? {} : { until } },
    { fresh: until === null },
  );

/** Keeps the text under a name, calls a version otherwise, removes one. */
export const useNameVersion = () => useChange(documentEndpoints.nameVersion, list);
export const useRenameVersion = () => useChange(documentEndpoints.renameVersion, list);
export const useRemoveVersion = () => useChange(documentEndpoints.removeVersion, list);

/** A section that is to become what it was. */
export interface SectionAsked {
  id: string;
  title: string;
}

/**
 * Puts a version, or one section of it, in the place of the text, and says so; also when somebody else has
 * just restored another one.
 */
export function useRestore() {
  const { t } = useTexts();
  const toasts = useToasts();
  const whole = useChange(documentEndpoints.restoreVersion, text);
  const part = useChange(documentEndpoints.restoreSection, text);
  return {
    busy: whole.isPending || part.isPending,
    async restore({ id }: DocumentVersion, section: SectionAsked | null): Promise<boolean> {
      const params = { id };
      const restoring = section
        ? part.mutateAsync({ params, body: { section: section.id } })
        : whole.mutateAsync({ params });
      // what went wrong is told by a notice of its own
      const answer = await restoring.catch(() => null);
      if (!answer) return false;
      const done = section
        ? t('versions.restoredSection', { title: section.title })
        : t('versions.restored');
      if (answer.after === null) toasts.success(done);
      else toasts.warning(t('versions.restoredAfter', { done, name: answer.after }));
      return true;
    },
  };
}
