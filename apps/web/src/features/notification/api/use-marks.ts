import { type Notification, notificationEndpoints } from '@pv/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { cachedUnread, showMarks } from './cached.ts';

const LIST = keyOf(notificationEndpoints.list);

/** Marks one as read or unread; seen at once. */
export function useMark() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, read }: Pick<Notification, 'id' | 'read'>) =>
      call(notificationEndpoints.change, { params: { id }, body: { read } }),
    onMutate: async ({ id, read }) => {
      await queries.cancelQueries({ queryKey: LIST });
      const unread = Math.max(0, cachedUnread(queries) + (read ? -1 : 1));
      showMarks(queries, (one) => one.id === id, { read, unread });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: LIST }),
  });
}

/** Marks all as read, seen at once, and offers to take it back. */
export function useMarkAll() {
  const call = useCall();
  const queries = useQueryClient();
  const toasts = useToasts();
  const { t } = useTexts();
  const reload = () => queries.invalidateQueries({ queryKey: LIST });
  return useMutation({
    mutationFn: (until: string | undefined) =>
      call(notificationEndpoints.changeAll, {
        body: { read: true, ...(until !== undefined && { until }) },
      }),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: LIST });
      showMarks(queries, () => true, { read: true, unread: 0 });
    },
    onSuccess: ({ read_at, changed }) => {
      if (changed === 0) return;
      toasts.undoable(t('notifications.readAllDone', { count: changed }), () =>
        call(notificationEndpoints.changeAll, { body: { read: false, read_at } }).then(reload),
      );
    },
    onSettled: reload,
  });
}
