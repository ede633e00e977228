import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { shownKeys } from '../../ui/shown-keys.ts';
import { useLiveDocument } from '../shell/DocumentContext.tsx';

const STEPS = {
  undo: { icon: IconArrowBackUp, keys: 'Mod-z', can: 'canUndo' },
  redo: { icon: IconArrowForwardUp, keys: 'Mod-Shift-z', can: 'canRedo' },
} as const;

function HistoryButton({ step }: { step: keyof typeof STEPS }) {
  const { t } = useTexts();
  const live = useLiveDocument();
  const { icon: Icon, keys, can } = STEPS[step];
  const enabled = useSyncExternalStore(live.subscribe, () => live.status()[can]);
  const label = t(`editor.action.${step}`);
  return (
    <Tooltip label={`${label} · ${shownKeys(keys)}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        disabled={!enabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => live[step]()}
      >
        <Icon size={20} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Taking back and making again, for all that was done to the document, whether or not a text is edited. */
export function HistoryButtons() {
  return (
    <>
      <HistoryButton step="undo" />
      <HistoryButton step="redo" />
    </>
  );
}
