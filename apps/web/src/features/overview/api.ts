import { type OverviewQuery, overviewEndpoints } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { saveFile } from '../../platform/api/save.ts';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';

/** The works that a search finds; those found before stay until they are here. */
export const useWorks = (query: OverviewQuery) =>
  useEndpoint(overviewEndpoints.works, { query }, { keepPrevious: true });

/** Has the browser save the works of a search as a table. */
export function useTable(query: OverviewQuery): { busy: boolean; save: () => void } {
  const { t } = useTexts();
  const { mutate, isPending } = useChange(overviewEndpoints.table);
  const onSuccess = (file: Blob) => void saveFile(file, `${t('overview.title')}.xlsx`);
  return { busy: isPending, save: () => mutate({ query }, { onSuccess }) };
}
