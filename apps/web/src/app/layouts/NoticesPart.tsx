import { useNotifications } from '@mantine/notifications';
import { useLikelySignedIn } from '../../platform/ServicesContext.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { Notices, Part } from './lazy-parts.tsx';

/** The notices; their code comes before the first of them is likely, or with it. */
export function NoticesPart() {
  const awake = useAwake(useLikelySignedIn());
  const { notifications } = useNotifications();
  if (!awake && notifications.length === 0) return null;
  return (
    <Part>
      <Notices />
    </Part>
  );
}
