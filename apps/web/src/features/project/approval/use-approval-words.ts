import { type Move, roleOf, statusInfo, type WorkflowStatus } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { MoveLineProps } from '../../../ui/MoveLine.tsx';

/** What the codes of an approval are called. */
export function useApprovalWords() {
  const { dynamic } = useTexts();
  const missing = (keys: readonly string[]) =>
    keys.map((key) => dynamic(`approval.missing.${key}`).toLowerCase());

  const lacks = (keys: readonly string[]) => keys.map((key) => dynamic(`approval.lacks.${key}`));

  function who({ mine, people, roles }: Move): MoveLineProps['who'] {
    if (mine) return 'you';
    if (roles.length === 0) return 'nobody';
    const names = people.map((person) => person.name);
    const titles = roles.map((role) => dynamic(`roles.${roleOf(role)}`).toLowerCase());
    return { name: (names.length > 0 ? names : titles).join(', ') };
  }

  return {
    status: (status: string) => ({
      group: statusInfo(status as WorkflowStatus).group,
      label: dynamic(`approval.status.${status}`),
    }),
    intent: (intent: string) => dynamic(`approval.intent.${intent}`),
    missing,
    /** The props of the move line; `more` is what the reviewer will ask about besides what is missing. */
    move: (move: Move, more: readonly string[] = []): MoveLineProps => ({
      who: who(move),
      asked: dynamic(`approval.asked.${move.asked}`).toLowerCase(),
      days: move.days,
      missing: move.mine ? lacks([...move.missing, ...more]) : [],
      soft: move.missing.length === 0,
    }),
  };
}
