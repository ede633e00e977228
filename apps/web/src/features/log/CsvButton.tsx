import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { fileSize } from '../../ui/file-size.ts';
import { useCsv } from './api.ts';
import type { LogQuery } from './filters/filters.ts';

/** Takes the filtered log away as a table, says how much has come, and can be stopped. */
export function CsvButton({ query }: { query: LogQuery }) {
  const { t, locale } = useTexts();
  const { received, start, stop } = useCsv(query);
  const button = useRef<HTMLButtonElement>(null);
  /** The focus is on the button that stops, which goes with the last byte. */
  const stopping = useRef(false);
  const running = received !== null;
  useEffect(() => {
    if (running || !stopping.current) return;
    stopping.current = false;
    button.current?.focus();
  }, [running]);
  const size = fileSize(received ?? 0, t, locale);
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
        ref={button}
        data-disabled={running || undefined}
        aria-disabled={running || undefined}
        onClick={() => !running && start()}
      >
        <span aria-live="polite">
          {received === null && t('log.csv.button')}
          {received === 0 && t('log.csv.running')}
          {received !== null && received > 0 && t('log.csv.received', { size })}
        </span>
      </Button>
      {running && (
        <Button
          variant="subtle"
          onFocus={() => {
            stopping.current = true;
          }}
          onBlur={() => {
            stopping.current = false;
          }}
          onClick={stop}
        >
          {t('log.csv.stop')}
        </Button>
      )}
    </Group>
  );
}
