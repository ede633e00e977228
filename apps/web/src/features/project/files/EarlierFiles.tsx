import { Button } from '@mantine/core';
import type { ProjectFile } from '@pv/contract';
import { IconHistory } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { FileLine } from './FileLine.tsx';
import classes from './Files.module.css';

/** What lay in a slot before, folded; `slot` is the slot's name. */
export function EarlierFiles(props: {
  slot: string;
  files: readonly ProjectFile[];
  /** The reader may fill the slot, and so make room in it. */
  removable: boolean;
}) {
  const { slot, files, removable } = props;
  const { t } = useTexts();
  const region = useId();
  const [opened, setOpened] = useState(false);
  const words = t('files.earlier', { count: files.length });
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-xs"
        ml={-6}
        leftSection={<IconHistory size={14} stroke={1.8} aria-hidden="true" />}
        aria-label={`${words}: ${slot}`}
        aria-expanded={opened}
        aria-controls={region}
        onClick={() => setOpened(!opened)}
      >
        {words}
      </Button>
      <div id={region} className={classes.earlier}>
        {opened &&
          files.map((file) => (
            <FileLine
              key={file.id}
              file={file}
              // what was sent for approval stays
              removable={removable && file.editions.length === 0}
              dropsApproval={false}
            />
          ))}
      </div>
    </div>
  );
}
