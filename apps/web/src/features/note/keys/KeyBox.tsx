import { Button, Group, Textarea } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveFile } from '../../../platform/api/save.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { dayText } from '../../../ui/days.ts';
import { useCopy } from '../../../ui/use-copy.tsx';
import { inLines } from '../crypto/key-phrase.ts';
import classes from './Keys.module.css';

/** A key to be saved by its owner: shown, copied, taken as a text file. */
export function KeyBox({ phrase, email }: { phrase: string; email: string }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { copy, byHand } = useCopy(() => toasts.success(t('ui.copied')));
  function download() {
    const day = dayText(new Date().toISOString(), t);
    const words = t('notes.save.file', { email, day, key: inLines(phrase) });
    saveFile(new Blob([words], { type: 'text/plain' }), `${t('notes.save.fileName')}.txt`);
    toasts.success(t('notes.save.downloaded'));
  }
  return (
    <div className={classes.box}>
      <Textarea
        label={t('notes.save.label')}
        value={inLines(phrase)}
        readOnly
        rows={6}
        classNames={{ input: classes.phrase ?? '' }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <Button
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
          variant="default"
          onClick={download}
        >
          {t('notes.save.download')}
        </Button>
        <Button
          leftSection={<IconCopy size={18} stroke={1.6} aria-hidden="true" />}
          variant="default"
          onClick={() => void copy(phrase)}
        >
          {t('notes.save.copy')}
        </Button>
      </Group>
      {byHand}
    </div>
  );
}
