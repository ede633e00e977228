import { Anchor, Button, TextInput } from '@mantine/core';
import { type Icon, IconBook2, IconFolderPlus, IconMailOpened } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { useOpenExample } from '../../example/use-open-example.ts';
import classes from './StartCards.module.css';

/**
 * The code of an invitation in what was pasted: the link of the mail, with or without its beginning, or
 * the code alone. Null where there is none.
 */
export function readInvitation(pasted: string): string | null {
  const text = pasted.trim();
  const named = /[?&]token=([^&#\s]+)/.exec(text)?.[1];
  if (named) return new URLSearchParams(`token=${named}`).get('token');
  return /^[\w.-]{16,200}$/.test(text) ? text : null;
}

/** Takes the link of an invitation, or the code in it, and opens it. */
function InvitationField() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);

  function open(event: FormEvent) {
    event.preventDefault();
    const token = readInvitation(text);
    setWrong(token === null);
    if (token) void navigate({ to: '/invite', search: { token } });
  }

  return (
    <form className={classes.invitation} onSubmit={open} noValidate>
      <TextInput
        label={t('projectList.start.invitation')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWrong(false);
        }}
        error={wrong && t('projectList.start.notInvitation')}
      />
      <Button type="submit" variant="default">
        {t('projectList.start.open')}
      </Button>
    </form>
  );
}

function Card(props: { icon: Icon; title: string; text: string; children: ReactNode }) {
  const { icon: CardIcon, title, text, children } = props;
  return (
    <section className={classes.card} aria-label={title}>
      <CardIcon className={classes.icon} size={24} stroke={1.6} aria-hidden="true" />
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={classes.act}>{children}</div>
    </section>
  );
}

/** The three ways to begin, for who has no project: make one, enter an invitation, take an example. */
export function StartCards() {
  const { t } = useTexts();
  const example = useOpenExample();
  return (
    <>
      <p className={classes.lead}>{t('projectList.start.lead')}</p>
      <div className={classes.cards} data-begins>
        <Card
          icon={IconFolderPlus}
          title={t('projectList.start.create')}
          text={t('projectList.start.createText')}
        >
          <Button component={Link} to="/project-add/nir">
            {t('projectPage.list.create')}
          </Button>
        </Card>
        <Card
          icon={IconMailOpened}
          title={t('projectList.start.invited')}
          text={t('projectList.start.invitedText')}
        >
          <InvitationField />
          <Anchor component={Link} to="/profile" hash="codes" size="sm">
            {t('projectList.start.ownCode')}
          </Anchor>
        </Card>
        <Card
          icon={IconBook2}
          title={t('projectList.start.example')}
          text={t('projectList.start.exampleText')}
        >
          <Button variant="default" loading={example.busy} onClick={example.open}>
            {t('projectList.start.exampleAct')}
          </Button>
        </Card>
      </div>
    </>
  );
}
