import { filterEndpoints, type ProjectSearch, type SavedFilter } from '@pv/contract';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { useChange, useEndpoint } from '../../../../platform/query/use-endpoint.ts';
import { useToasts } from '../../../../platform/ServicesContext.tsx';

const options = { stales: [filterEndpoints.list] };
const shown = { ...options, ownErrors: true };

/** The filters that the person keeps, in his order. */
export const useSavedFilters = () => useEndpoint(filterEndpoints.list, {});

/** Keeps a search under a name; the dialog shows a failure itself. */
export const useAddFilter = () => useChange(filterEndpoints.add, shown);

/** Renames a filter; the dialog shows a failure itself. */
export const useRenameFilter = () => useChange(filterEndpoints.change, shown);

/** What can be done with the filters besides naming them. */
export function useFilterActions(filters: readonly SavedFilter[]) {
  const { t } = useTexts();
  const toasts = useToasts();
  const add = useChange(filterEndpoints.add, options);
  const change = useChange(filterEndpoints.change, options);
  const order = useChange(filterEndpoints.order, options);
  const remove = useChange(filterEndpoints.remove, options);
  const ids = filters.map(({ id }) => id);

  /** Brings a deleted filter back to its place. */
  async function restore({ id, name, query, is_default }: SavedFilter) {
    const made = await add.mutateAsync({ body: { name, query } });
    await order.mutateAsync({ body: { ids: ids.map((one) => (one === id ? made.id : one)) } });
    if (is_default) await change.mutateAsync({ params: { id: made.id }, body: { is_default } });
  }

  return {
    busy: change.isPending || order.isPending || remove.isPending,
    update: ({ id, name }: SavedFilter, query: ProjectSearch) =>
      change.mutate(
        { params: { id }, body: { query } },
        { onSuccess: () => toasts.success(t('projectList.saved.updated', { name })) },
      ),
    makeDefault: ({ id }: SavedFilter, is_default: boolean) =>
      change.mutate({ params: { id }, body: { is_default } }),
    /** Moves a filter one place; −1 to the left. */
    move({ id }: SavedFilter, by: 1 | -1) {
      const others = ids.filter((one) => one !== id);
      others.splice(ids.indexOf(id) + by, 0, id);
      order.mutate({ body: { ids: others } });
    },
    /** Gives whether it is gone. */
    remove: (filter: SavedFilter) =>
      remove.mutateAsync({ params: { id: filter.id } }).then(
        () => {
          toasts.undoable(t('projectList.saved.removed', { name: filter.name }), () =>
            restore(filter),
          );
          return true;
        },
        () => false,
      ),
  };
}

export type FilterActions = ReturnType<typeof useFilterActions>;
