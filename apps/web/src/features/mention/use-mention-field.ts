import { discussionEndpoints, type Person, userEndpoints } from '@pv/contract';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';
import { mentionAt, withMention, withSign } from './mention-at.ts';

/** Who may be called: the people of a project, or those of a discussion. */
export type Callable = { projectId: string } | { discussionId: string };

/** Somebody who may be called; of people outside one's teams no more than the name is known. */
export type CallablePerson = Person & { post?: string };

function usePeople(of: Callable, text: string, enabled: boolean) {
  const options = { enabled, keepPrevious: true };
  const ofWork = 'discussionId' in of;
  const team = useEndpoint(
    userEndpoints.people,
    { query: { project_id: ofWork ? '' : of.projectId, text } },
    { ...options, enabled: enabled && !ofWork },
  );
  const talking = useEndpoint(
    discussionEndpoints.people,
    { params: { id: ofWork ? of.discussionId : '' }, query: { text } },
    { ...options, enabled: enabled && ofWork },
  );
  return ofWork ? talking : team;
}

interface Field {
  of: Callable;
  text: string;
  write: (text: string) => void;
  onPick: (person: CallablePerson) => void;
  /** It has the focus as soon as it is drawn, behind what stands there. */
  focused: boolean;
}

/**
 * The picker of a project's people in a field of text: open while a mention is typed at the caret, until
 * it is chosen or closed. Arrows go through the list, Enter and Tab choose, Escape closes.
 */
export function useMentionField({ of, text, write, onPick, focused }: Field) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const wanted = useRef<number | null>(focused ? text.length : null);

  const typed = caret === null ? null : mentionAt(text, caret);
  const open = typed !== null && typed.start !== closedAt;
  const found = usePeople(of, typed?.query ?? '', open);
  const people: readonly CallablePerson[] = open ? (found.data?.users ?? []) : [];
  const at = Math.min(active, people.length - 1);

  // the browser puts the caret behind a text that is given to the field
  useLayoutEffect(() => {
    if (wanted.current === null || ref.current?.value !== text) return;
    ref.current.focus();
    ref.current.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [text]);

  function put(next: { text: string; caret: number }) {
    wanted.current = next.caret;
    setCaret(next.caret);
    setActive(0);
    setClosedAt(null);
    write(next.text);
  }
  function choose(person: CallablePerson) {
    if (!typed || caret === null) return;
    onPick(person);
    put(withMention(text, { start: typed.start, caret, name: person.name }));
  }
  function follow() {
    const field = ref.current;
    setCaret(field && field.selectionStart === field.selectionEnd ? field.selectionStart : null);
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((at + 1) % people.length),
    ArrowUp: () => setActive((at - 1 + people.length) % people.length),
    Enter: () => people[at] && choose(people[at]),
    Tab: () => people[at] && choose(people[at]),
    Escape: () => setClosedAt(typed?.start ?? null),
  };
  /** Whether the key was the list's. */
  function onKey(event: KeyboardEvent): boolean {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const deed = people.length > 0 && plain ? keys[event.key] : undefined;
    if (!deed) return false;
    event.preventDefault();
    deed();
    return true;
  }

  return {
    ref,
    follow,
    onKey,
    begin: () => put(withSign(text, ref.current?.selectionEnd ?? text.length)),
    close: () => setCaret(null),
    list: {
      id: listId,
      open,
      people,
      active: at,
      empty: open && found.isSuccess && people.length === 0 && typed.query === '',
      choose,
    },
  };
}

export type MentionListState = ReturnType<typeof useMentionField>['list'];

/** The id of a row of the list, which the field names as its active one. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;
