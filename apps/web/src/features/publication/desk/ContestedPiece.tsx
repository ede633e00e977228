import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { RichText } from '../../../platform/rich-text/RichText.tsx';
import classes from './Desk.module.css';
import type { Contested } from './merge-text.ts';

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
export function ContestedPiece({ contested, language, onDecide }: ContestedPieceProps) {
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
