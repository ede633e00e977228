import { Anchor } from '@mantine/core';
import type { MouseEvent } from 'react';

/** What went wrong, with the way to the support where the person cannot mend it. */
export function ErrorMessage(props: { message: string; link: string; follow: () => void }) {
  function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    props.follow();
  }
  return (
    <>
      <span>{props.message}</span>{' '}
      <Anchor href="/support" size="sm" onClick={go}>
        {props.link}
      </Anchor>
    </>
  );
}
