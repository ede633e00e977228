import { Select } from '@mantine/core';
import { proposedRoles, roleOf, type SpinoffOffer } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { type ChoiceKey, isTicked, proposedRole } from './choices.ts';
import type { SpinoffDraft } from './draft.ts';
import classes from './StartupForm.module.css';
import type { Tick } from './TickGroup.tsx';

type Stage = SpinoffOffer['documents'][number];
type Roles = SpinoffDraft['roles'];

/** So much of a text is enough to know it again. */
const GLIMPSE = 120;

function glimpse(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  return line.length > GLIMPSE ? `${line.slice(0, GLIMPSE).trimEnd()}…` : line;
}

/** All that may be taken along, with what is ticked now. */
export function useTicks(
  offer: SpinoffOffer,
  draft: SpinoffDraft,
  onRoles: (roles: Roles) => void,
): Record<'task' | 'info' | 'files' | 'documents' | 'people', Tick[]> {
  const { t, dynamic, locale } = useTexts();
  const stageName = ({ kind, number, title }: Stage) => {
    if (kind === 'start') return '';
    return number === null ? title : t('projectPage.inStage', { number });
  };
  const tick = (key: ChoiceKey, label: string, notes: string[], atFirst = true): Tick => ({
    key,
    label,
    note: notes.filter(Boolean).join(' · '),
    ticked: isTicked(draft, key, atFirst),
  });
  const texts = (info: boolean) =>
    offer.texts
      .filter(({ goes_to }) => (goes_to === 'full_info') === info)
      .map(({ key, title, content }) => tick(`text:${key}`, title, [glimpse(content)]));

  const person = (one: SpinoffOffer['people'][number]): Tick => {
    const own = tick(`person:${one.user_id}`, one.name, [dynamic(`roles.${roleOf(one.role_id)}`)]);
    const possible = proposedRoles(roleOf(one.role_id), draft.role);
    const choose = (value: string | null) => {
      const role = possible.find((code) => code === value);
      if (role) onRoles({ ...draft.roles, [one.user_id]: role });
    };
    const aside = own.ticked && (
      <Select
        className={classes.role}
        aria-label={t('spinoff.form.roleOf', { name: one.name })}
        data={possible.map((value) => ({ value, label: dynamic(`roles.${value}`) }))}
        value={proposedRole(one, draft) ?? null}
        onChange={choose}
        allowDeselect={false}
      />
    );
    return { ...own, aside };
  };

  return {
    task: texts(false),
    info: texts(true),
    files: offer.files.map(({ id, name, slot, stage, size, chosen }) =>
      tick(
        `file:${id}`,
        name,
        [dynamic(`files.slot.${slot}`), stageName(stage), fileSize(size, t, locale)],
        chosen,
      ),
    ),
    documents: offer.documents.map((stage) =>
      tick(`document:${stage.id}`, stage.title, [stage.number === null ? '' : stageName(stage)]),
    ),
    people: offer.people.map(person),
  };
}
