import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import {
  type Application,
  type ApplicationStatus,
  applicationChecklist,
  isBlocking,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { dayText } from '../../../ui/days.ts';
import { ChecklistItems } from './ChecklistItems.tsx';

/** The steps before which something may be said. */
type Step = 'checking' | 'ready' | 'submitted';

const isStep = (status: ApplicationStatus): status is Step =>
  status === 'checking' || status === 'ready' || status === 'submitted';

/** The step before which an application has to be asked about, or null where nothing is to be said. */
export function askedStep(application: Application, to: ApplicationStatus): Step | null {
  const { status: from } = application;
  // a mistaken step back is nobody's business
  const isForward = from === 'draft' || from === 'checking' || from === 'ready';
  if (!isForward || !isStep(to)) return null;
  return to === 'submitted' || applicationChecklist(application).length > 0 ? to : null;
}

/** What the navigator and the typed day say against a submission now. */
function CallWarning({ application: { call, closed, deadline } }: { application: Application }) {
  const { t } = useTexts();
  const days = {
    from: call?.from ? dayText(call.from, t) : '',
    to: call?.to ? dayText(call.to, t) : '',
  };
  const isShut = call && call.state !== 'open' && call.state !== 'always';
  return (
    <>
      {closed && deadline && (
        <Text c="red">{t('applications.late.text', { day: dayText(deadline, t) })}</Text>
      )}
      {isShut && <Text c="red">{t(`applications.call.${call.state}`, days)}</Text>}
    </>
  );
}

interface MoveDialogProps {
  application: Application;
  step: Step;
  /** What the step is called on its button. */
  deed: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a step: what is missing, what to look at, what the step means. What is missing keeps it back. */
export function MoveDialog({ application, step, deed, onConfirm, onClose }: MoveDialogProps) {
  const { t } = useTexts();
  const left = applicationChecklist(application);
  const missing = left.filter(isBlocking);
  const kept = step !== 'checking' && missing.length > 0;
  const isLate = step === 'submitted' && application.closed;
  const title = t(kept ? 'applications.moving.unfinished' : `applications.moving.${step}.title`);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="sm" mb="lg">
        <Text>{t(kept ? 'applications.moving.left' : `applications.moving.${step}.text`)}</Text>
        {!kept && step === 'submitted' && <CallWarning application={application} />}
        {!kept && step !== 'checking' && left.length > 0 && (
          <Text>{t('applications.moving.attention')}</Text>
        )}
        <ChecklistItems items={kept ? missing : left} onGo={onClose} />
      </Stack>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t(kept ? 'ui.close' : 'ui.cancel')}
        </Button>
        {!kept && (
          <Button onClick={onConfirm}>{isLate ? t('applications.late.confirm') : deed}</Button>
        )}
      </Group>
    </Modal>
  );
}
