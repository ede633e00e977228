import { useNotifications } from '@mantine/notifications';
import { useAwake } from '../../ui/use-awake.ts';
import { Notices, Part } from '../layouts/lazy-parts.tsx';
import { useLikelySignedIn } from '../ServicesContext.tsx';

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
