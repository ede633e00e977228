import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import classes from './Rights.module.css';

/** A cell of a table of rights: a sign where it is a plain yes or no, else the condition in words. */
export function Grant({ value, words }: { value: string; words: string }) {
  if (value !== 'yes' && value !== 'no') return <span className={classes.condition}>{words}</span>;
  const Icon = value === 'yes' ? IconCheck : IconMinus;
  return (
    <>
      <Icon className={classes[value]} size={18} stroke={2} aria-hidden="true" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
