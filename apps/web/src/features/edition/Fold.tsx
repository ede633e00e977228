import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './Editions.module.css';

/** A quiet button with something under it that is read only when it is opened. */
export function Fold(props: {
  icon: Icon;
  label: string;
  /** Opened at first. */
  opened?: boolean;
  /** Marks the button for a shortcut. */
  mark?: string;
  children: ReactNode;
}) {
  const { icon: Icon, label, mark } = props;
  const region = useId();
  const [opened, setOpened] = useState(props.opened ?? false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        ml={-8}
        leftSection={<Icon size={16} stroke={1.8} aria-hidden="true" />}
        aria-expanded={opened}
        aria-controls={region}
        data-shortcut={mark}
        onClick={() => setOpened(!opened)}
      >
        {label}
      </Button>
      <div id={region} className={opened ? classes.panel : undefined} hidden={!opened}>
        {opened && props.children}
      </div>
    </>
  );
}
