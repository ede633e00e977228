import { Anchor, Button, Drawer } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { RightsKind } from './kinds.ts';
import { RemovalTable } from './RemovalTable.tsx';
import classes from './Rights.module.css';
import { RightsTable } from './RightsTable.tsx';

/** Opens beside the page who may do what in projects of this kind. */
export function RightsButton({ kind }: { kind: RightsKind }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconHelp size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('rights.title')}
      </Button>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="right"
        size="xl"
        title={t('rights.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <div className={classes.panel}>
          <p>{t('rights.lead')}</p>
          <RightsTable kind={kind} />
          <RemovalTable kind={kind} />
          <Anchor component={Link} to="/help/rights">
            {t('rights.all')}
          </Anchor>
        </div>
      </Drawer>
    </>
  );
}
