import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useRootMark } from '../../ui/root-mark.ts';

const FIELD = 'textarea, [contenteditable="true"], .pv-Input-input';

/** Whether the focus is in a field: a phone has little room for notices then. */
function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const look = ({ type, target }: Pick<FocusEvent, 'type' | 'target'>) =>
      setTyping(type === 'focusin' && target instanceof Element && target.closest(FIELD) !== null);
    look({ type: 'focusin', target: document.activeElement });
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return typing;
}

/** Where short notices stand. */
export function Notices() {
  useRootMark('typing', useTyping());
  return <Notifications position="bottom-right" limit={4} zIndex={400} />;
}
