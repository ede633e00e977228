import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import {
  type ArticlePart,
  type ArticlePicture,
  type ArticleText,
  articlePartSchema,
  articleTextSchema,
  type Lack,
  MOST_PARTS,
} from '@pv/contract';
import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { RichField } from '../../../platform/rich-text/RichField.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useKeptFocus } from '../../../ui/focus.ts';
import { check, fieldErrorText } from '../../../ui/form/field.ts';
import classes from './Desk.module.css';
import { lackField } from './lack-field.ts';
import { PictureField } from './PictureField.tsx';
import type { PartList } from './part-list.ts';

const { title, summary } = articleTextSchema.shape;
const { heading, text } = articlePartSchema.shape;
const checkAlt = check(articlePartSchema.shape.picture);

/** Names of what is wrong with a part; null where nothing is. */
export const partErrors = (part: ArticlePart) => ({
  heading: check(heading)(part.heading),
  text: check(text)(part.text) && 'part_long',
  alt: checkAlt(part.picture),
});

/** Names of what is wrong with the head of a text. */
export const headErrors = (written: ArticleText) => ({
  title: check(title)(written.title),
  summary: check(summary)(written.summary),
});

/** Whether what is wrong with a text is said at one of its fields. */
export function toldAtField(written: ArticleText): boolean {
  const all = [headErrors(written), ...written.body.map(partErrors)];
  return all.some((errors) =>
    Object.values(errors).some((error) => error !== null && error !== ''),
  );
}

type Picture = NonNullable<ArticlePart['picture']>;

interface AltFieldProps {
  picture: Picture;
  /** In which language the description is written. */
  language: 'ru' | 'en';
  /** The name by which the field is found on the page. */
  field: string;
  error: string | false | null;
  onPicture: (picture: Picture) => void;
  onLeave: () => void;
}

/** What a picture shows, for whoever does not see it; that it only decorates is said expressly. */
function AltField({ picture, language, field, error, onPicture, onLeave }: AltFieldProps) {
  const { t } = useTexts();
  const { decorative = false } = picture;
  return (
    <div className={classes.alt}>
      <TextInput
        label={t('publication.desk.alt')}
        description={t('desk.altHint')}
        data-field={field}
        lang={language}
        disabled={decorative}
        value={picture.alt}
        error={error}
        onChange={(event) => onPicture({ ...picture, alt: event.currentTarget.value })}
        onBlur={onLeave}
      />
      <Checkbox
        label={t('desk.decorative')}
        checked={decorative}
        onChange={(event) => onPicture({ ...picture, decorative: event.currentTarget.checked })}
      />
    </div>
  );
}

interface PartFieldsProps {
  /** In which language the parts are written. */
  language: 'ru' | 'en';
  articleId: string;
  list: PartList;
  pictures: readonly ArticlePicture[];
  /** What of this text is missing to publish it. */
  lacks: readonly Lack[];
  onLeave: () => void;
}

/** The parts of a text, each as readers get it: heading, picture, text; a first one stands there to begin with. */
export function PartFields(props: PartFieldsProps) {
  const { language, articleId, list, pictures, lacks, onLeave } = props;
  const { t } = useTexts();
  const toasts = useToasts();
  const parts = list.list();
  const kept = useKeptFocus<HTMLDivElement>({ rows: ':scope > section' });
  function remove(key: string) {
    const undo = list.remove(key);
    toasts.undoable(t('publication.desk.partRemoved'), async () => undo());
  }
  return (
    <div className={classes.parts} {...kept}>
      {parts.map(({ key, part }, at) => {
        const number = at + 1;
        const wrong = partErrors(part);
        const textless = at === 0 && lacks.some(({ what }) => what === 'body');
        const textError = wrong.text
          ? t('publication.desk.partLong')
          : textless && t('desk.noText');
        const unnamed = lacks.some((lack) => lack.what === 'alt' && lack.part === at);
        return (
          <section
            key={key}
            className={classes.part}
            aria-label={t('publication.desk.part', { number })}
          >
            <div className={classes.head}>
              <TextInput
                label={t('publication.desk.heading', { number })}
                lang={language}
                value={part.heading}
                error={wrong.heading && fieldErrorText(t, wrong.heading)}
                onChange={(event) => list.change(key, { heading: event.currentTarget.value })}
                onBlur={onLeave}
              />
              {at > 0 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={t('publication.desk.movePartUp', { number })}
                  title={t('publication.desk.movePartUp', { number })}
                  onClick={() => list.raise(key)}
                >
                  <IconArrowUp size={18} />
                </ActionIcon>
              )}
              {parts.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={t('publication.desk.removePart', { number })}
                  title={t('publication.desk.removePart', { number })}
                  onClick={() => remove(key)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              )}
            </div>
            <PictureField
              articleId={articleId}
              pictureId={part.picture?.id ?? null}
              pictures={pictures}
              onPicture={(id) => list.change(key, { picture: id ? { id, alt: '' } : null })}
            >
              {part.picture && (
                <AltField
                  picture={part.picture}
                  language={language}
                  field={lackField({ language, what: 'alt', part: at })}
                  error={wrong.alt ? fieldErrorText(t, wrong.alt) : unnamed && t('desk.noAlt')}
                  onPicture={(picture) => list.change(key, { picture })}
                  onLeave={onLeave}
                />
              )}
            </PictureField>
            <div
              className={classes.text}
              {...(at === 0 && { 'data-field': lackField({ language, what: 'body' }) })}
            >
              <RichField
                label={t('publication.desk.text', { number })}
                lang={language}
                value={part.text}
                wrong={Boolean(textError)}
                placeholder={t('publication.desk.text', { number })}
                onChange={(text) => list.change(key, { text })}
                onLeave={onLeave}
                onSave={onLeave}
              />
              {textError && (
                <p className={classes.wrong} role="alert">
                  {textError}
                </p>
              )}
            </div>
          </section>
        );
      })}
      {parts.length < MOST_PARTS && (
        <Button variant="default" onClick={() => list.add()}>
          {t('publication.desk.addPart')}
        </Button>
      )}
    </div>
  );
}
