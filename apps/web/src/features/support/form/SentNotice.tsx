import { Button, Title } from '@mantine/core';
import type { ResponseOf, supportEndpoints } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { PromiseText } from '../PromiseText.tsx';
import classes from '../Support.module.css';

/** What the server says of a request that is sent. */
export type Sent = ResponseOf<typeof supportEndpoints.add>;

/** In the place of the form: the request is sent, when and where the answer comes. */
export function SentNotice(props: { sent: Sent; guest: boolean; onAgain: () => void }) {
  const { t } = useTexts();
  const { number, email, link } = props.sent;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classes.panel}>
      <Title order={2} size="h3" mb="xs" ref={title} tabIndex={-1}>
        {t('support.sent.title', { number })}
      </Title>
      <p>
        <PromiseText />
      </p>
      <p>{t(props.guest ? 'support.sent.mail' : 'support.sent.account', { email })}</p>
      <div className={classes.buttons}>
        <Button component={Link} to={link}>
          {t('support.sent.open')}
        </Button>
        <Button variant="default" onClick={props.onAgain}>
          {t('support.sent.again')}
        </Button>
      </div>
    </section>
  );
}
