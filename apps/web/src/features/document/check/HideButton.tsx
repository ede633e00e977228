import { Button, Popover, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Hiding.module.css';

interface HideProps {
  label: string;
  onHide: (reason: string) => void;
}

/** Asks for the reason before something is set aside: without one nothing is. */
export function HideButton({ label, onHide }: HideProps) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus withinPortal width={280}>
      <Popover.Target>
        <Button
          className={classes.hide ?? ''}
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => setOpened(!opened)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (given === '') return;
            setOpened(false);
            onHide(given);
          }}
        >
          <Textarea
            label={t('normSheet.reason')}
            description={t('normSheet.reasonNote')}
            autosize
            minRows={2}
            maxLength={300}
            data-autofocus
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <div className={classes.actions}>
            <Button type="submit" size="compact-sm" disabled={given === ''}>
              {label}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setOpened(false)}>
              {t('normSheet.cancel')}
            </Button>
          </div>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
