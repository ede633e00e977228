import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { momentOf, typedOf, zoneName } from '../../../../ui/moment.ts';
import { useOpenerFocus } from '../../../../ui/use-opener-focus.ts';

interface ScheduleDialogProps {
  busy: boolean;
  onClose: () => void;
  onChoose: (at: string) => void;
}

const HOUR = 3_600_000;

/** Asks when an article is to appear. */
export function ScheduleDialog({ busy, onClose, onChoose }: ScheduleDialogProps) {
  useOpenerFocus();
  const { t, locale } = useTexts();
  const [typed, setTyped] = useState(() => typedOf(new Date(Date.now() + HOUR)));
  const at = momentOf(typed);
  const future = at !== null && new Date(at) > new Date();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('publication.desk.schedule')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (at && future) onChoose(at);
        }}
      >
        <TextInput
          type="datetime-local"
          label={t('publication.desk.scheduleAt')}
          description={t('desk.schedule.zone', {
            zone: zoneName(at ? new Date(at) : new Date(), locale),
          })}
          value={typed}
          error={future ? null : t('publication.desk.scheduleLate')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button type="submit" loading={busy} disabled={!future}>
            {t('publication.desk.scheduleButton')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
