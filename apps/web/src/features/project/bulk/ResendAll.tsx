import { Button, Text } from '@mantine/core';
import type { ApprovalAction, Project, Stage } from '@pv/contract';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useResend } from '../api.ts';
import { useSubject } from '../page/subject.ts';
import classes from './Bulk.module.css';
import { BulkDialog, BulkLine, BulkLines } from './BulkDialog.tsx';

/** A section that has lost its approval and that the reader may send again. */
interface ToResend {
  section: ApprovalAction['section'];
  stage: Stage | null;
}

const LOST: ReadonlySet<string> = new Set(['re_approval_required', 'result_re_approval_required']);
const SENDING: ReadonlySet<ApprovalAction['intent']> = new Set(['send', 'self_approve']);

function ofActions(
  actions: readonly ApprovalAction[],
  stage: Stage | null,
  statusOf: (section: ApprovalAction['section']) => string,
): ToResend[] {
  return actions
    .filter(({ intent, section }) => SENDING.has(intent) && LOST.has(statusOf(section)))
    .map(({ section }) => ({ section, stage }));
}

/** Everything of a project that «send everything again» would send. */
export function toResend(
  project: Pick<Project, 'actions' | 'status'> & { stages: readonly Stage[] },
): ToResend[] {
  const ofStages = project.stages.flatMap((stage) =>
    ofActions(stage.actions, stage, (section) =>
      section === 'result' ? (stage.result_status ?? stage.status) : stage.status,
    ),
  );
  return [...ofActions(project.actions, null, () => project.status), ...ofStages];
}

interface ResendAllProps {
  project: Project;
  /** Saves what stands on the page, and tells in words why what would be sent is not that; null where it is. */
  hindrance: () => Promise<string | null>;
}

/** After a reset: offers to send everything again in one go. One section is sent where it stands. */
export function ResendAll({ project, hindrance }: ResendAllProps) {
  const { t } = useTexts();
  const subject = useSubject();
  const resend = useResend();
  const [opened, setOpened] = useState(false);
  const [saving, setSaving] = useState(false);
  const [hinders, setHinders] = useState<string | null>(null);
  /** Counts what was begun and closed: nothing is sent for a dialog that is gone. */
  const attempt = useRef(0);
  const sections = toResend(project);
  if (sections.length < 2 && !opened) return null;
  const close = () => {
    attempt.current += 1;
    setOpened(false);
    setHinders(null);
    resend.reset();
  };
  async function send() {
    attempt.current += 1;
    const mine = attempt.current;
    setSaving(true);
    const why = await hindrance().finally(() => setSaving(false));
    if (mine !== attempt.current) return;
    setHinders(why);
    if (why === null) resend.mutate({ params: { id: project.id } });
  }
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
          busy={saving || resend.isPending}
          error={resend.error}
          hinders={hinders}
          outcomes={resend.data?.outcomes ?? null}
          named={false}
          onConfirm={() => void send()}
          onClose={close}
        >
          <BulkLines>
            {sections.map(({ section, stage }) => (
              <BulkLine
                key={`${section} ${stage?.id}`}
                about={subject({ section, stage })}
                beside={stage?.title}
              />
            ))}
          </BulkLines>
        </BulkDialog>
      )}
    </>
  );
}
