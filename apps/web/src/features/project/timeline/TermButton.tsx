import { Button, Modal } from '@mantine/core';
import type { Stage, Term } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useTypedOver } from '../../../ui/form/field.ts';
import { TermForm } from '../../../ui/timeline/TermForm.tsx';
import { termText } from '../fields/date-text.ts';

/**
 * The term of a stage in words; pressed by those who may, it opens both days for typing. What is typed is
 * still there after Escape, unless the term has changed meanwhile.
 */
export function TermButton(props: {
  stage: Stage;
  /** The term as it is shown now, such as under a drag. */
  term: Term;
  /** Its place among the stops of Tab. */
  stop?: number;
  onTerm: (term: Term) => void;
}) {
  const { t } = useTexts();
  const { stage, term, stop, onTerm } = props;
  const [opened, setOpened] = useState(false);
  const { title, starts_at, ends_at } = stage;
  const typed = useTypedOver<Term>({ starts_at, ends_at });
  const text = termText(term, t);
  function end() {
    typed.forget();
    setOpened(false);
  }
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
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('roadmap.term.title', { title })}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {opened && (
          <TermForm typed={typed.value} onTyped={typed.type} onTerm={onTerm} onEnd={end} />
        )}
      </Modal>
    </>
  );
}
