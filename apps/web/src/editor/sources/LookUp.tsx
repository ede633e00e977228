import { Button, TextInput } from '@mantine/core';
import { isIsbnLong, numberOf, sourceEndpoints } from '@pv/contract';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { useChange } from '../../platform/query/use-endpoint.ts';
import classes from './SourceForm.module.css';

interface LookUpProps {
  /** What has been typed elsewhere and is a number: it stands in the field, which has the focus. */
  number: string | null;
  onFound: (csl: Record<string, unknown>) => void;
}

/** Asks a catalogue for the fields of a source by its DOI or ISBN; they are looked over before anything is kept. */
export function LookUp({ number, onFound }: LookUpProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(number ?? '');
  const [wrong, setWrong] = useState<string | null>(null);
  const ask = useChange(sourceEndpoints.lookup, { ownErrors: true });
  const find = async () => {
    const body = numberOf(typed);
    if (!body) {
      return setWrong(t(`sourceList.lookup.${isIsbnLong(typed) ? 'lastDigit' : 'wrong'}`));
    }
    try {
      const { csl } = await ask.mutateAsync({ body });
      onFound(csl);
    } catch (error) {
      const said = isApiError(error) ? error.detail.join(' ') : '';
      setWrong(said || t('sourceList.lookup.silent'));
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // the form around it keeps the source on Enter
    event.preventDefault();
    if (typed.trim()) void find();
  };
  return (
    <div className={classes.lookup}>
      <TextInput
        label={t('sourceList.lookup.label')}
        description={t('sourceList.lookup.hint')}
        value={typed}
        data-autofocus={number !== null || undefined}
        autoFocus={number !== null}
        error={wrong}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(null);
        }}
        onKeyDown={press}
      />
      <Button
        variant="default"
        loading={ask.isPending}
        disabled={!typed.trim()}
        onClick={() => void find()}
      >
        {t('sourceList.lookup.find')}
      </Button>
    </div>
  );
}
