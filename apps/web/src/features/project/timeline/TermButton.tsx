import { Button, Group, Modal } from '@mantine/core';
import type { Stage, Term } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { termText } from '../fields/date-text.ts';

function TermForm(props: { stage: Stage; onTerm: (term: Term) => void; onClose: () => void }) {
  const { t } = useTexts();
  const [starts_at, setStart] = useState(props.stage.starts_at);
  const [ends_at, setEnd] = useState(props.stage.ends_at);
  const reversed = Boolean(starts_at && ends_at && ends_at < starts_at);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reversed) return;
    props.onTerm({ starts_at, ends_at });
    props.onClose();
  }

  return (
    <form onSubmit={submit}>
      <Group grow align="start">
        <DayInput label={t('projectPage.startsAt')} value={starts_at} onChange={setStart} />
        <DayInput
          label={t('projectPage.endsAt')}
          value={ends_at}
          onChange={setEnd}
          error={reversed ? t('errors.dates_reversed') : undefined}
        />
      </Group>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={props.onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" disabled={reversed}>
          {t('ui.save')}
        </Button>
      </Group>
    </form>
  );
}

/** The term of a stage in words; pressed by those who may, it opens both days for typing. */
export function TermButton(props: {
  stage: Stage;
  /** The term as it is shown now, such as under a drag. */
  term: Term;
  onTerm: (term: Term) => void;
}) {
  const { t } = useTexts();
  const { stage, term, onTerm } = props;
  const [opened, setOpened] = useState(false);
  const text = termText(term);
  const { title } = stage;
  if (!stage.can.edit_plan) return <span>{text || t('roadmap.term.none')}</span>;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        fw={400}
        color={text ? 'gray' : 'blue'}
        aria-label={text ? t('roadmap.term.edit', { title, term: text }) : undefined}
        onClick={() => setOpened(true)}
      >
        {text || t('roadmap.term.set')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('roadmap.term.title', { title })}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {opened && <TermForm stage={stage} onTerm={onTerm} onClose={() => setOpened(false)} />}
      </Modal>
    </>
  );
}
