import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Where short notices stand. */
export function Notices() {
  return <Notifications position="bottom-right" limit={4} zIndex={400} />;
}
