import { Button, Progress } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/LanguageContext.tsx';
import classes from './FileDrop.module.css';
import { fileSize } from './file-size.ts';

export interface FileDropProps {
  /** What is asked for, such as «Документ DOCX». */
  label: string;
  /** Endings that are taken, with the dot: `.docx`. */
  types: readonly string[];
  /** The largest file, bytes. */
  maxBytes: number;
  /** Share that is sent, 0 to 1; null when nothing is being sent. */
  progress: number | null;
  onFile: (file: File) => void;
  onAbort: () => void;
  disabled?: boolean;
}

/** A place for one file: choose or drop it, see it being sent, stop it. */
export function FileDrop(props: FileDropProps) {
  const { label, types, maxBytes, progress, onFile, onAbort, disabled = false } = props;
  const { t, locale } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const name = useId();
  const limit = fileSize(maxBytes, t, locale);

  function take(file: File | undefined) {
    if (!file) return;
    const fits = types.some((type) => file.name.toLowerCase().endsWith(type));
    if (!fits) return setWrong(t('ui.drop.wrongType', { types: types.join(', ') }));
    if (file.size === 0) return setWrong(t('ui.drop.empty'));
    if (file.size > maxBytes) return setWrong(t('ui.drop.tooLarge', { size: limit }));
    setWrong(null);
    onFile(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  }

  if (progress !== null) {
    const percent = Math.round(progress * 100);
    const words = percent < 100 ? t('ui.drop.progress', { percent }) : t('ui.drop.checking');
    return (
      <div className={classes.drop}>
        <p className={classes.words} role="status">
          {words}
        </p>
        <Progress value={percent} aria-label={words} className={classes.bar} />
        <Button variant="default" onClick={onAbort}>
          {t('ui.drop.abort')}
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping only adds to the button inside
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={classes.words} id={name}>
        {label}
      </p>
      <Button
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden="true" />}
        disabled={disabled}
        aria-describedby={name}
        onClick={() => input.current?.click()}
      >
        {t('ui.drop.choose')}
      </Button>
      <p className={classes.hint}>
        {t('ui.drop.or')}, {types.join(', ')}, {t('ui.drop.limit', { size: limit })}
      </p>
      {wrong && (
        <p className={classes.wrong} role="alert">
          {wrong}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
