import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './ChartTools.module.css';

/** What stands above a chart: the way to today, and what is shown of it, which on a phone unfolds. */
export function ChartTools(props: {
  onToday: () => void;
  /** What is shown, and how. */
  choices: ReactNode;
  /** How the chart is used. */
  hint: string;
  /** What is done with the whole chart. */
  children: ReactNode;
}) {
  const { onToday, choices, hint, children } = props;
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes.tools}>
      <Button variant="default" size="sm" onClick={onToday}>
        {t('gantt.today')}
      </Button>
      <Button
        className={classes.more}
        variant="default"
        size="sm"
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.6} aria-hidden="true" />}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {t('gantt.view')}
      </Button>
      <div className={classes.choices} data-opened={opened || undefined}>
        {choices}
      </div>
      {children}
      <p className={classes.hint} data-opened={opened || undefined}>
        {hint}
      </p>
    </div>
  );
}
