import { Button } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './Notes.module.css';

interface QuietButtonProps {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  children: ReactNode;
}

/** A button under a note that draws no eye from its words. */
export function QuietButton({ ref, onClick, children }: QuietButtonProps) {
  return (
    <Button
      ref={ref}
      variant="subtle"
      color="gray"
      size="compact-sm"
      className={classes.quiet}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
