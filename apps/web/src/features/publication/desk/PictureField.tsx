import { Button, FileButton } from '@mantine/core';
import { type ArticlePicture, PICTURE_TYPES } from '@pv/contract';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useKeptFocus } from '../../../ui/focus.ts';
import classes from './Desk.module.css';
import { useUploadPicture } from './use-picture.ts';

interface PictureFieldProps {
  articleId: string;
  /** Null while there is none. */
  pictureId: string | null;
  pictures: readonly ArticlePicture[];
  onPicture: (id: string | null) => void;
  /** What is written of the picture. */
  children?: ReactNode;
}

/** A picture: chosen, shown, taken away. What is wrong with a chosen file stays written here. */
export function PictureField(props: PictureFieldProps) {
  const { t } = useTexts();
  const { articleId, pictureId, pictures, onPicture, children } = props;
  const [fresh, setFresh] = useState<ArticlePicture | null>(null);
  const forget = useRef<() => void>(null);
  const said = useId();
  const kept = useKeptFocus<HTMLDivElement>({ heir: '[data-choose]' });
  const { upload, share, wrong } = useUploadPicture(articleId, (picture) => {
    setFresh(picture);
    onPicture(picture.id);
  });
  const shown = [...(fresh ? [fresh] : []), ...pictures].find(({ id }) => id === pictureId);
  return (
    <div className={classes.picture} {...kept}>
      {pictureId && shown && <img src={shown.url} alt="" />}
      {pictureId && children}
      <div className={classes.pictureButtons}>
        <FileButton
          accept={PICTURE_TYPES.join(',')}
          resetRef={forget}
          onChange={(file) => {
            // else the same file could not be chosen again
            forget.current?.();
            void upload(file);
          }}
        >
          {(button) => (
            <Button
              variant="default"
              data-choose
              disabled={share !== null}
              aria-describedby={wrong ? said : undefined}
              {...button}
            >
              {share === null
                ? t('publication.desk.choosePicture')
                : `${Math.round(share * 100)}\u00a0%`}
            </Button>
          )}
        </FileButton>
        {pictureId && (
          <Button variant="subtle" color="gray" onClick={() => onPicture(null)}>
            {t('publication.desk.removePicture')}
          </Button>
        )}
      </div>
      {wrong && (
        <p className={classes.wrong} id={said} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
