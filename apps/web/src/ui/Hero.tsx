import { Title } from '@mantine/core';
import classes from './Hero.module.css';

/** The head of a page that presents something: what it is in large letters, and a few sentences about it. */
export function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      <p className={classes.lead}>{lead}</p>
    </>
  );
}
