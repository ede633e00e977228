import { Button, Progress } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import {
  type ChangeEvent,
  type DragEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../i18n/LanguageContext.tsx';
import classes from './FileDrop.module.css';
import { fileSize } from './file-size.ts';

/** A place on which files are dropped, with a hidden input for choosing them; `take` gets what came, never nothing. */
export function useFileDrop(take: (files: File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const give = (files: FileList | null) => {
    if (files && files.length > 0) take([...files]);
  };
  const latest = useRef(give);
  latest.current = give;
  // chosen in the field as the server has drawn it, before anybody listened
  useEffect(() => {
    latest.current(input.current?.files ?? null);
    if (input.current) input.current.value = '';
  }, []);
  return {
    /** Opens the dialog of the browser. */
    choose: () => input.current?.click(),
    /** For the element on which files are dropped. */
    place: {
      'data-over': over || undefined,
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        give(event.dataTransfer.files);
      },
    },
    /** For the hidden input. */
    field: {
      ref: input,
      type: 'file',
      hidden: true,
      // a field that still holds a file would not tell that the same one was chosen
      onClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
        currentTarget.value = '';
      },
      onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
        give(currentTarget.files);
        // else the same file could not be chosen again
        currentTarget.value = '';
      },
    },
  } as const;
}

interface FileDropProps {
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
  /** Several files may be chosen at once: the endings of those beside the first, and how one is made of all. */
  beside?: { types: readonly string[]; join: (files: readonly File[]) => Promise<File> };
}

/** A place for one file: choose or drop it, see it being sent, stop it. */
export function FileDrop(props: FileDropProps) {
  const { label, types, maxBytes, progress, onFile, onAbort, disabled = false, beside } = props;
  const { t, locale } = useTexts();
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

  const drop = useFileDrop((files) => {
    if (disabled) return;
    if (files.length === 1 || !beside) return take(files[0]);
    beside.join(files).then(take, () => setWrong(t('ui.drop.unread')));
  });

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
    <div className={classes.drop} {...drop.place}>
      <p className={classes.words} id={name}>
        {label}
      </p>
      <Button
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden="true" />}
        disabled={disabled}
        aria-describedby={name}
        onClick={drop.choose}
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
        {...drop.field}
        accept={[...types, ...(beside?.types ?? [])].join(',')}
        multiple={beside !== undefined}
      />
    </div>
  );
}
