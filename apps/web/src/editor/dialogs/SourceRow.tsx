import { Checkbox, TextInput } from '@mantine/core';
import type { CitedSource, SourceJson } from '@pv/editor-schema';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './dialogs.module.css';

interface SourceRowProps {
  source: SourceJson;
  text: string;
  cited: CitedSource | undefined;
  onToggle: () => void;
  onLocator: (locator: string) => void;
  /** It was added just now: its pages are asked for. */
  fresh: boolean;
  onEnter: () => void;
}

/** A source of the list: cited or not, and on which pages. */
export function SourceRow(props: SourceRowProps) {
  const { t } = useTexts();
  const { source, text, cited, onToggle, onLocator } = props;
  return (
    <div className={classes.source}>
      <Checkbox
        id={`source-${source.id}`}
        checked={cited !== undefined}
        onChange={onToggle}
        aria-label={text}
      />
      <label htmlFor={`source-${source.id}`}>{text}</label>
      {cited && (
        <TextInput
          className={classes.locator}
          size="xs"
          aria-label={t('editor.citation.locator')}
          placeholder={t('editor.citation.locator')}
          value={cited.locator ?? ''}
          autoFocus={props.fresh}
          data-autofocus={props.fresh || undefined}
          onChange={(event) => onLocator(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            props.onEnter();
          }}
        />
      )}
    </div>
  );
}
