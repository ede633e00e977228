import { Title } from '@mantine/core';
import { bindShortWords } from './bind-short-words.ts';
import classes from './Hero.module.css';

/** The head of a page that presents something: what it is in large letters, and a few sentences about it. */
export function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <Title order={1} className={classes.title}>
        {bindShortWords(title)}
      </Title>
      <p className={classes.lead}>{lead}</p>
    </>
  );
}
