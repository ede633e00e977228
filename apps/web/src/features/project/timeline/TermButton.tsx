import { Button, Modal } from '@mantine/core';
import type { Stage, Term } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useTypedOver } from '../../../ui/form/field.ts';
import { TermForm } from '../../../ui/timeline/TermForm.tsx';
import { termText } from '../fields/date-text.ts';

interface TermOfStage {
  stage: Stage;
  onTerm: (term: Term) => void;
}

/**
 * Both days of a stage for typing. What is typed is still there after Escape, unless the term has changed
 * meanwhile.
 */
export function TermDialog(props: TermOfStage & { opened: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const { stage, opened, onTerm, onClose } = props;
  const { title, starts_at, ends_at } = stage;
  const typed = useTypedOver<Term>({ starts_at, ends_at });
  function end() {
    typed.forget();
    onClose();
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('roadmap.term.title', { title })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {opened && <TermForm typed={typed.value} onTyped={typed.type} onTerm={onTerm} onEnd={end} />}
    </Modal>
  );
}

interface TermButtonProps extends TermOfStage {
  /** The term as it is shown now, such as under a drag. */
  term: Term;
  /** Its place among the stops of Tab. */
  stop?: number;
}

/** The term of a stage in words; pressed by those who may, it opens both days for typing. */
export function TermButton({ stage, term, stop, onTerm }: TermButtonProps) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const { title } = stage;
  const text = termText(term, t);
  if (!stage.can.edit_plan) return <span>{text || t('roadmap.term.none')}</span>;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        fw={400}
        color={text ? 'gray' : 'blue'}
        tabIndex={stop}
        aria-label={text ? t('roadmap.term.edit', { title, term: text }) : undefined}
        onClick={() => setOpened(true)}
      >
        {text || t('roadmap.term.set')}
      </Button>
      <TermDialog stage={stage} opened={opened} onTerm={onTerm} onClose={() => setOpened(false)} />
    </>
  );
}
