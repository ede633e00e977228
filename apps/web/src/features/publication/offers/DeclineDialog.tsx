import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraftText } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { tooLong } from '../../../ui/form/field.ts';
import { useDeclineOffer } from '../api.ts';

const LONGEST = 2000;

/** Asks why a proposal is declined; what is typed outlives the dialog. */
export function DeclineDialog(props: { id: string; opened: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const decline = useDeclineOffer();
  const { text: reason, write } = useDraftText(`decline.${props.id}`);
  const [asked, setAsked] = useState(false);
  const empty = reason.trim() === '';
  const long = tooLong(t, reason.trim(), LONGEST);
  function submit() {
    setAsked(true);
    if (empty || long) return;
    decline.mutateAsync({ params: { id: props.id }, body: { reason } }).then(
      // also where the page was left before the answer, or shows the decision by then
      () => {
        write('');
        toasts.success(t('publication.offers.declined'));
        props.onClose();
      },
      () => undefined,
    );
  }
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t('publication.offers.decline')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Textarea
          label={t('publication.offers.reason')}
          autosize
          minRows={3}
          value={reason}
          error={long ?? (asked && empty ? t('publication.offers.reasonNeeded') : null)}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button type="submit" loading={decline.isPending}>
            {t('publication.offers.decline')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
