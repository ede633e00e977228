import { ActionIcon } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';

interface DecisionButtonsProps {
  /** The words that are suggested, where several suggestions have their buttons; said to screen readers. */
  words?: string;
  /** It is this person's own: rejected, it is withdrawn. */
  own: boolean;
  onDecide(decision: 'accept' | 'reject'): void;
}

/** The two answers to a suggestion; pressing one leaves the caret where it is. */
export function DecisionButtons({ words, own, onDecide }: DecisionButtonsProps) {
  const { t } = useTexts();
  const accept = t('suggestions.accept');
  const reject = t(own ? 'suggestions.withdraw' : 'suggestions.reject');
  const named = words !== undefined && {
    accept: t('suggestions.acceptOne', { words }),
    reject: t(own ? 'suggestions.withdrawOne' : 'suggestions.rejectOne', { words }),
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="green"
        size={32}
        aria-label={named ? named.accept : accept}
        title={accept}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onDecide('accept')}
      >
        <IconCheck size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size={32}
        aria-label={named ? named.reject : reject}
        title={reject}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onDecide('reject')}
      >
        <IconX size={18} />
      </ActionIcon>
    </>
  );
}
