import { Button, Title } from '@mantine/core';
import type { ResponseOf, SupportStatus, supportEndpoints } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useOwnRequests } from '../api.ts';
import { PromiseText } from '../PromiseText.tsx';
import classes from '../Support.module.css';

interface Listed {
  number: number;
  status: SupportStatus;
}

/** What has come of a request since it was sent, by the list of one's own; null while it waits for the answer. */
export function newsOf(
  requests: readonly Listed[] | undefined,
  number: number,
): 'answered' | 'closed' | null {
  const status = requests?.find((one) => one.number === number)?.status;
  return status === 'answered' || status === 'closed' ? status : null;
}

/** What the server says of a request that is sent. */
export type Sent = ResponseOf<typeof supportEndpoints.add>;

/** Where and when the answer comes, until it has come: the list of one's requests follows the server. */
function Expected({ number, email }: Pick<Sent, 'number' | 'email'>) {
  const { t } = useTexts();
  const news = newsOf(useOwnRequests().data?.rows, number);
  return (
    <div role="status">
      {news ? (
        <p>{t(`support.sent.${news}`)}</p>
      ) : (
        <>
          <p>
            <PromiseText />
          </p>
          <p>{t('support.sent.account', { email })}</p>
        </>
      )}
    </div>
  );
}

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
      {props.guest ? (
        <>
          <p>
            <PromiseText />
          </p>
          <p>{t('support.sent.mail', { email })}</p>
        </>
      ) : (
        <Expected number={number} email={email} />
      )}
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
