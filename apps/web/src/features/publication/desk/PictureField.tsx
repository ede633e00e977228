import { Button, FileButton } from '@mantine/core';
import {
  type ArticlePicture,
  ASSET_MAX_BYTES,
  articleEditorEndpoints,
  PICTURE_MOST_PIXELS,
  PICTURE_TYPES,
} from '@pv/contract';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { useKeptFocus } from '../../../ui/focus.ts';
import classes from './Desk.module.css';

/** Why a file cannot be a picture of an article. */
type PictureProblem = 'type' | 'empty' | 'large' | 'pixels' | 'broken';

/** How a browser draws a file; fails where it cannot. */
type Decode = (file: Blob) => Promise<{ width: number; height: number; close(): void }>;

const TAKEN: ReadonlySet<string> = new Set(PICTURE_TYPES);

/** Looks at a chosen file before it is sent: what it is called, how large it is, whether it can be drawn. */
export async function pictureProblem(
  file: Pick<File, 'type' | 'size'> & Blob,
  decode: Decode,
): Promise<PictureProblem | null> {
  if (!TAKEN.has(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > ASSET_MAX_BYTES) return 'large';
  try {
    const drawn = await decode(file);
    const { width, height } = drawn;
    drawn.close();
    return width * height > PICTURE_MOST_PIXELS ? 'pixels' : null;
  } catch {
    return 'broken';
  }
}

/** What is wrong with the last chosen file, in words; null where nothing is. */
function useProblemWords() {
  const { t, locale } = useTexts();
  return (problem: PictureProblem, { name }: File) =>
    t(`desk.picture.${problem}`, {
      name,
      size: fileSize(ASSET_MAX_BYTES, t, locale),
      pixels: PICTURE_MOST_PIXELS / 1_000_000,
    });
}

/**
 * Uploads a picture of an article. `share` is how much of it is sent, null while nothing is; `wrong` says
 * why the last chosen one was not taken.
 */
function useUploadPicture(articleId: string, onReady: (picture: ArticlePicture) => void) {
  const { call, queries } = useServices();
  const { t } = useTexts();
  const problemWords = useProblemWords();
  const [share, setShare] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  async function send(file: File) {
    const { name, size, type } = file;
    const body = { name, size, type };
    const added = await call(articleEditorEndpoints.addPicture, {
      params: { id: articleId },
      body,
    });
    await uploadFile(added.upload_url, file, { onProgress: setShare });
    const finished = { params: { id: added.picture_id } };
    onReady(await call(articleEditorEndpoints.finishPicture, finished));
    void queries.invalidateQueries({ queryKey: keyOf(articleEditorEndpoints.get) });
  }
  async function upload(file: File | null) {
    if (!file) return;
    setWrong(null);
    setShare(0);
    try {
      const problem = await pictureProblem(file, (blob) => createImageBitmap(blob));
      if (problem) setWrong(problemWords(problem, file));
      else await send(file);
    } catch (error) {
      const bytes = isApiError(error, 'file_type_refused');
      setWrong(bytes ? problemWords('broken', file) : describeError(error, t));
    }
    setShare(null);
  }
  return { upload, share, wrong };
}

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
