import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { usePeople } from '../../api.ts';

interface KnownPeopleProps {
  /** Addresses that need not be offered: of the team and of the letter. */
  without: readonly string[];
  onChoose: (email: string) => void;
}

const TYPING = 200;

/** People of one's other teams, offered by name; whoever is chosen is added to the addresses. */
export function KnownPeople({ without, onChoose }: KnownPeopleProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed, TYPING);
  const people = usePeople(asked.slice(0, 100));
  const offered = (people.data?.users ?? []).filter(({ email }) => !without.includes(email));
  // somebody with no other team has nobody to choose from
  if (typed === '' && offered.length === 0) return null;
  return (
    <Select
      label={t('team.invite.known')}
      placeholder={t('team.invite.knownHint')}
      data={offered.map(({ email, name, post, institution }) => ({
        value: email,
        label: [name || email, post || institution, name && email].filter(Boolean).join(', '),
      }))}
      searchable
      filter={({ options }) => options}
      nothingFoundMessage={t('team.invite.knownNone')}
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      onChange={(email) => {
        if (email) onChoose(email);
        setTyped('');
      }}
    />
  );
}
