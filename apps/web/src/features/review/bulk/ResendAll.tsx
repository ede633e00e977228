import { Button, Text } from '@mantine/core';
import type { Project } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useResend } from '../api/use-bulk.ts';
import { useSubject } from '../board/use-subject.ts';
import classes from './Bulk.module.css';
import { BulkDialog } from './BulkDialog.tsx';
import { toResend } from './to-resend.ts';

/** After a reset: offers to send everything again in one go. One section is sent where it stands. */
export function ResendAll({ project }: { project: Project }) {
  const { t } = useTexts();
  const subject = useSubject();
  const resend = useResend();
  const [opened, setOpened] = useState(false);
  const sections = toResend(project);
  if (sections.length < 2 && !opened) return null;
  const close = () => {
    setOpened(false);
    resend.reset();
  };
  return (
    <>
      {sections.length > 1 && (
        <div className={classes.notice}>
          <Text>{t('reviews.resend.notice', { count: sections.length })}</Text>
          <Button variant="default" onClick={() => setOpened(true)}>
            {t('reviews.resend.button')}
          </Button>
        </div>
      )}
      {opened && (
        <BulkDialog
          title={t('reviews.resend.title')}
          doneTitle={t('reviews.resend.result')}
          text={t('reviews.resend.text')}
          confirm={t('reviews.resend.confirm')}
          busy={resend.isPending}
          error={resend.error}
          outcomes={resend.data?.outcomes ?? null}
          named={false}
          onConfirm={() => resend.mutate({ params: { id: project.id } })}
          onClose={close}
        >
          <ul className={classes.list}>
            {sections.map(({ section, stage }) => (
              <li key={`${section} ${stage?.id}`} className={classes.line}>
                <span className={classes.told}>
                  {subject({ section, stage })}
                  {stage && <span className={classes.dim}>{stage.title}</span>}
                </span>
              </li>
            ))}
          </ul>
        </BulkDialog>
      )}
    </>
  );
}
