import { Alert, Button, Group } from '@mantine/core';
import type { ArticleText } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import type { AutosaveState, Conflict } from '../../../platform/autosave/types.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { ContestedPiece } from './ContestedPiece.tsx';
import classes from './Desk.module.css';
import { type Contested, contestedIn, decidePiece } from './merge-text.ts';
import type { ArticleFields } from './use-article-form.ts';

type Side = 'mine' | 'theirs';
type Language = 'ru' | 'en';

interface ConflictNoticeProps {
  form: Autosave<ArticleFields>;
  state: AutosaveState<ArticleFields>;
}

/** The field that is asked about, where it is a text in a language. */
function languageOf({ field }: Conflict<ArticleFields>): Language | null {
  return field === 'ru' || field === 'en' ? field : null;
}

/** The pieces of a text that both editors have changed, each decided for itself. */
function TextConflict({
  form,
  language,
}: Pick<ConflictNoticeProps, 'form'> & { language: Language }) {
  const { t } = useTexts();
  const toasts = useToasts();
  /** The sides as they stand now, not as they were drawn: one may have typed on. */
  function sides() {
    const { values, conflict } = form.state();
    if (conflict?.field !== language) return null;
    const { base, theirs } = conflict as { base: ArticleText; theirs: ArticleText };
    return { base, theirs, mine: values[language] };
  }
  function decide({ piece }: Contested, side: Side) {
    const now = sides();
    if (!now) return;
    const { value, base } = decidePiece(now, piece, side);
    form.decide(value, base);
    if (side === 'mine') return;
    toasts.undoable(t('publication.desk.theirsTaken'), async () => {
      const back = { base: value, mine: form.state().values[language], theirs: now.mine };
      form.edit(language, decidePiece(back, piece, 'theirs').value);
    });
  }
  const now = sides();
  if (!now) return null;
  return (
    <ul className={classes.contested}>
      {contestedIn(now).map((contested) => (
        <ContestedPiece
          key={contested.piece.kind === 'part' ? contested.piece.id : contested.piece.kind}
          contested={contested}
          language={language}
          onDecide={(side) => decide(contested, side)}
        />
      ))}
    </ul>
  );
}

/** Another editor has changed the same: of a text each part is decided for itself, with both shown. */
export function ConflictNotice({ form, state }: ConflictNoticeProps) {
  const { t } = useTexts();
  const { conflict } = state;
  if (!conflict) return null;
  const language = languageOf(conflict);
  return (
    <Alert color="yellow" mb="md" title={t('publication.desk.conflict')} role="alert">
      {language ? (
        <>
          <p className={classes.asked}>
            {t('publication.desk.conflictParts', { language: t(`publication.desk.${language}`) })}
          </p>
          <TextConflict form={form} language={language} />
        </>
      ) : (
        <Group gap="sm">
          <Button variant="default" onClick={() => form.resolve('mine')}>
            {t('publication.desk.mine')}
          </Button>
          <Button variant="default" onClick={() => form.resolve('theirs')}>
            {t('publication.desk.theirs')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
