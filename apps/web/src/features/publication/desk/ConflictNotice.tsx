import { Alert, Button, Group } from '@mantine/core';
import type { ArticleText } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import type { AutosaveState, Conflict } from '../../../platform/autosave/types.ts';
import { RichText } from '../../../platform/rich-text/RichText.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import classes from './Desk.module.css';
import { type Contested, contestedIn, decidePiece } from './merge-text.ts';
import type { ArticleFields } from './use-article-form.ts';

interface ContestedPieceProps {
  contested: Contested;
  language: 'ru' | 'en';
  onDecide: (side: 'mine' | 'theirs') => void;
}

/** What one side has made of a piece, whole: words, a part with its heading, or that it is gone. */
function Shown({
  side,
  language,
}: { side: Contested['mine'] } & Pick<ContestedPieceProps, 'language'>) {
  const { t } = useTexts();
  if (side === null) return <p className={classes.dim}>{t('publication.desk.pieceRemoved')}</p>;
  if (typeof side === 'string') {
    return side ? (
      <p lang={language}>{side}</p>
    ) : (
      <p className={classes.dim}>{t('publication.desk.pieceEmpty')}</p>
    );
  }
  const { heading, text, picture } = side;
  return (
    <div lang={language}>
      {heading && <strong>{heading}</strong>}
      {text && <RichText content={text} />}
      {picture && (
        <p className={classes.dim}>{t('publication.desk.piecePicture', { alt: picture.alt })}</p>
      )}
      {!heading && !text && !picture && (
        <p className={classes.dim}>{t('publication.desk.pieceEmpty')}</p>
      )}
    </div>
  );
}

/** A piece that two editors have changed: both texts, and the choice between them. */
function ContestedPiece({ contested, language, onDecide }: ContestedPieceProps) {
  const { t } = useTexts();
  const { piece, mine, theirs } = contested;
  const names = {
    title: 'publication.desk.titleField',
    summary: 'publication.desk.summaryField',
  } as const;
  const part = [mine, theirs].find((side) => typeof side === 'object' && side?.heading);
  const heading = typeof part === 'object' && part ? part.heading : '';
  const name =
    piece.kind === 'part' ? heading || t('publication.desk.pieceUnnamed') : t(names[piece.kind]);
  return (
    <li aria-label={name}>
      <h3>{name}</h3>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <p className={classes.whose}>{t(`publication.desk.${side}Is`)}</p>
            <blockquote>
              <Shown side={contested[side]} language={language} />
            </blockquote>
            <Button variant="default" size="compact-md" onClick={() => onDecide(side)}>
              {t(`publication.desk.${side}`)}
            </Button>
          </div>
        ))}
      </div>
    </li>
  );
}

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
