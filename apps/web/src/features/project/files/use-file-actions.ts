import { fileEndpoints, type ProjectFile } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveAddress } from '../../../platform/api/save.ts';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { useFileAddress, useRefreshProject, useRemoveFile } from '../api.ts';

/** Downloading a file, and taking it out of its slot so that it can be brought back. */
export function useFileActions({ id, name }: Pick<ProjectFile, 'id' | 'name'>) {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const refresh = useRefreshProject();
  const address = useFileAddress();
  const remove = useRemoveFile();
  const params = { id };
  const bringBack = () => call(fileEndpoints.finish, { params, body: { uploaded: true } });

  return {
    opening: address.isPending,
    removing: remove.isPending,
    download: () => address.mutate({ params }, { onSuccess: ({ url }) => saveAddress(url, name) }),
    /** An earlier version goes for good. */
    removeForGood: () => remove.mutate({ params, query: { for_good: 'true' } }),
    /** The line is gone by then, so its own callbacks would not be called: a promise always is. */
    remove: () =>
      void remove.mutateAsync({ params, query: {} }).then(
        () => toasts.undoable(t('files.removed', { name }), () => bringBack().finally(refresh)),
        () => {},
      ),
  };
}
