import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { COMMITTEE_ROLES, type CommitteeRole, type KnownPerson } from '@pv/contract';
import { IconUserPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { requestId } from '../../../platform/api/client.ts';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { usePeople } from '../api.ts';
import { addressWrong, nameWrong } from './check-draft.ts';
import type { DraftSeat } from './draft.ts';
import classes from './Form.module.css';

/** Typing rests this long before people are looked for, ms. */
const REST = 250;

/** Adds somebody who has an account. */
function PersonPicker({
  seats,
  onPick,
}: {
  seats: readonly DraftSeat[];
  onPick: (person: KnownPerson) => void;
}) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [sought] = useDebouncedValue(text.trim(), REST);
  const { data } = usePeople(sought);
  const people = (sought ? (data?.users ?? []) : []).filter(
    ({ id }) => !seats.some(({ user_id }) => user_id === id),
  );
  return (
    <Select
      label={t('controlEvents.form.person')}
      description={t('controlEvents.form.personNote')}
      data={people.map(({ id, name, institution }) => ({
        value: id,
        label: [name, institution].filter(Boolean).join(', '),
      }))}
      // the server has looked for it
      filter={({ options }) => options}
      searchable
      searchValue={text}
      onSearchChange={setText}
      value={null}
      nothingFoundMessage={sought && data ? t('controlEvents.form.noPerson') : null}
      onChange={(id) => {
        const person = people.find((one) => one.id === id);
        if (person) onPick(person);
        setText('');
      }}
    />
  );
}

interface SeatProps {
  seat: DraftSeat;
  /** Whether what is missing is told. */
  checked: boolean;
  onChange: (change: Partial<DraftSeat>) => void;
  onRemove: () => void;
}

function Seat({ seat, checked, onChange, onRemove }: SeatProps) {
  const { t } = useTexts();
  const words = (wrong: string | null) => checked && wrong && fieldErrorText(t, wrong);
  return (
    <li className={classes.card}>
      <div className={classes.seat}>
        {seat.user_id && <b>{seat.name}</b>}
        <Select
          aria-label={t('controlEvents.form.seatRole')}
          data={COMMITTEE_ROLES.map((value) => ({
            value,
            label: t(`controlEvents.role.${value}`),
          }))}
          value={seat.role}
          allowDeselect={false}
          onChange={(role) => role && onChange({ role: role as CommitteeRole })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('controlEvents.form.dismiss', {
            name: seat.name || t('controlEvents.form.nobody'),
          })}
          onClick={onRemove}
        >
          <IconX size={16} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={classes.pair}>
        {!seat.user_id && (
          <TextInput
            label={t('controlEvents.form.name')}
            value={seat.name}
            error={words(nameWrong(seat))}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        )}
        <TextInput
          label={t('controlEvents.form.post')}
          value={seat.post}
          onChange={(event) => onChange({ post: event.currentTarget.value })}
        />
        {!seat.user_id && (
          <TextInput
            type="email"
            label={t('controlEvents.form.email')}
            value={seat.email}
            error={words(addressWrong(seat))}
            onChange={(event) => onChange({ email: event.currentTarget.value })}
          />
        )}
      </div>
    </li>
  );
}

/** Who sits in the committee, with an account or without one. */
export function CommitteeField(props: {
  seats: readonly DraftSeat[];
  checked: boolean;
  onSeats: (seats: DraftSeat[]) => void;
}) {
  const { t } = useTexts();
  const { seats, checked, onSeats } = props;
  const role: CommitteeRole = seats.some((seat) => seat.role === 'chair') ? 'member' : 'chair';
  const seat = { role, post: '', email: '' };
  return (
    <fieldset className={classes.group}>
      <legend>{t('controlEvents.form.committee')}</legend>
      <p className={classes.note}>{t('controlEvents.form.committeeLead')}</p>
      <ul className={classes.list} aria-label={t('controlEvents.form.committee')}>
        {seats.map((one) => (
          <Seat
            key={one.id}
            seat={one}
            checked={checked}
            onChange={(change) =>
              onSeats(seats.map((other) => (other === one ? { ...one, ...change } : other)))
            }
            onRemove={() => onSeats(seats.filter((other) => other !== one))}
          />
        ))}
      </ul>
      <PersonPicker
        seats={seats}
        onPick={({ id, name, post }) =>
          onSeats([...seats, { ...seat, id: requestId(), user_id: id, name, post }])
        }
      />
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => onSeats([...seats, { ...seat, id: requestId(), user_id: null, name: '' }])}
        >
          {t('controlEvents.form.guest')}
        </Button>
      </div>
    </fieldset>
  );
}
