import type { ArticlePicture, ReadPart } from '@pv/contract';
import { RichText } from '../../../platform/rich-text/RichText.tsx';
import { bindShortWords } from '../../../ui/words.ts';
import classes from './Read.module.css';

interface TextPartsProps {
  parts: readonly ReadPart[];
  pictures: readonly ArticlePicture[];
  language: 'ru' | 'en';
}

/** The parts of a text of the site; the address of each ends with its id. */
export function TextParts({ parts, pictures, language }: TextPartsProps) {
  return (
    <div className={classes.text} lang={language}>
      {parts.map(({ id, heading, text, picture }) => {
        const shown = picture && pictures.find((one) => one.id === picture.id);
        return (
          <section key={id} id={id}>
            {heading && <h2>{bindShortWords(heading)}</h2>}
            {shown && (
              <img src={shown.url} alt={picture.alt} width={shown.width} height={shown.height} />
            )}
            {text && <RichText content={text} />}
          </section>
        );
      })}
    </div>
  );
}
